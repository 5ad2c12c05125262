/** The drawing of a board: as it comes from the server, and as the map wants it (drawing.js). */

export type Point = [number, number];
/** Numbers of arcs, backwards as -1 - number. */
export type Ring = number[];

export interface Rose {
  x: number;
  y: number;
  radius: number;
}

/** A land: its outline, where its name and its counters stand, how much room there is. `from`, `until`: the scales (px per
 * unit) between which its name is to be read. What a game adds to it (spots for its own counters) is described by the game. */
export interface Land {
  path: string;
  label: Point;
  room: Point;
  region?: string;
  angle?: number;
  from?: number;
  until?: number;
  town?: Point;
  army?: Point;
  halo?: number;
  size?: number;
  beside?: number;
}

/** `again`: where its name stands a second time, `letters`: where the letters of a long name stand. */
export interface Sea {
  path: string;
  label: Point;
  room: Point;
  angle?: number;
  from?: number;
  until?: number;
  again?: Point;
}

export interface Region {
  label: Point;
  room: Point;
  angle?: number;
  from?: number;
  until?: number;
}

export interface Border {
  kind: string;
  a: string;
  b: string;
  path: string;
  hre?: number;
}

export interface WaterLine {
  a: string;
  b: string;
  path: string;
  exits?: Point[];
}

/** What the map draws. */
export interface World {
  viewBox: [number, number, number, number];
  frame?: string;
  graticule?: string;
  territories: Record<string, Land>;
  seas?: Record<string, Sea>;
  regions?: Record<string, Region>;
  routes?: Record<string, { path: string }>;
  voids?: Record<string, { kind: string; path: string }>;
  islets?: string;
  lakes?: string;
  borders: Border[];
  water_lines?: WaterLine[];
  peaks?: [number, number, number][];
  rose?: Rose;
}

/** A drawing that keeps each line once. */
export interface ArcDrawing extends Omit<World, "islets" | "lakes" | "borders" | "voids" | "seas" | "territories" | "rose"> {
  arcs: string[];
  rose?: [number, number, number];
  zoom: { area_until: number };
  shapes: Record<string, { area: string; rings: Ring[]; held?: string[] }>;
  provinces: Record<string, Omit<Land, "path" | "region">>;
  areas: Record<string, Region>;
  panels: Record<string, { at: [number, number, number, number]; frame?: string; graticule?: string }>;
  seas: Record<string, Omit<Sea, "path"> & { rings: Ring[] }>;
  voids: Record<string, { kind: string; rings: Ring[] }>;
  islets: Ring[];
  lakes: Ring[];
  borders: (Omit<Border, "path"> & { arcs: number[] })[];
  links?: { kind: string; a: string; b: string; at: Point[] }[];
}

/** A drawing whose lines are paths already. */
export type PathDrawing = Omit<World, "rose"> & { rose?: [number, number, number]; arcs?: undefined };

export type Drawing = ArcDrawing | PathDrawing;
