/** What somebody is waited for. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { calledBy } = await import("westphalia/waits.js");

test("a paragraph is called with the heading above it", () => {
  assert.equal(calledBy({ title: "Trigger", chapter: "18.4 Defending the HRE" }), "Defending the HRE: Trigger");
  assert.equal(calledBy({ title: "When", chapter: "Call to Arms (Reaction possible)" }), "Call to Arms: When");
  assert.equal(calledBy({ title: "Famine", chapter: "Famine" }), "Famine");
  assert.equal(calledBy({ title: "Ballot", chapter: "" }), "Ballot");
  assert.equal(calledBy({ title: "C Pay to keep", chapter: "4.1 Phase 1: Draw Cards" }), "Phase 1: Draw Cards: Pay to keep");
  assert.equal(calledBy({ title: "A turn", chapter: "" }), "A turn");
});
