/** A moment of The Price of Power: its state, what is printed, and the spots of its drawing (content/europe.json). */
import type { Scene as AnyScene } from "westphalia/table/game.js";
import type { Point, Sea, World } from "westphalia/map/world.d.ts";
import type { Printed, State } from "./state.d.ts";

export interface Drawn extends World {
  provinces: Record<string, { town: Point; ports?: Record<string, { at: Point; berth: Point }> }>;
  areas: Record<string, { army: Point; influence: Point; religion: Point }>;
  seas: Record<string, Sea & { slots: Point[]; fleets: Point[] }>;
  nodes: Record<string, { at: Point }>;
}

export type Scene = AnyScene<State, Printed, Drawn>;
