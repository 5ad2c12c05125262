/** A moment of Six Continents: its state and the spots of its drawing. */
import type { Scene as AnyScene } from "westphalia/table/game.js";
import type { Land, Point, Sea, World } from "westphalia/map/world.d.ts";
import type { State } from "./state.d.ts";

export interface Drawn extends World {
  territories: Record<string, Land & { army: Point; capital: Point; ports: Record<string, { at: Point; berth: Point }> }>;
  seas: Record<string, Sea & { fleets: Point[] }>;
}

export type Scene = AnyScene<State, null, Drawn>;
