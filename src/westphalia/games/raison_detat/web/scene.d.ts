/** A moment of Raison d'État: its state, what is printed, and the spots of its drawing. */
import type { Scene as AnyScene } from "westphalia/table/game.js";
import type { Land, Point, World } from "westphalia/map/world.d.ts";
import type { Printed, State } from "./state.d.ts";

export interface Drawn extends World {
  territories: Record<string, Land & { army: Point; garrison: Point; fortress: Point; value: Point }>;
  routes: Record<string, { path: string; mark: Point }>;
}

export type Scene = AnyScene<State, Printed, Drawn>;
