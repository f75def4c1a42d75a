// Turns a pattern, people and their existing shifts into the shifts to create, with the reasons for those that are not
// created. The same input gives the same result, so a preview shows what will be generated.

import { markNight, nightsInARow } from '../conflicts/consecutive-nights';
import { overlapping } from '../conflicts/overlap';
import { MINUTE_MS } from '../time/instants';
import type { PlanInput, Resolution } from './input';
import type { Breach, Conflict, Plan, PlannedShift, Skip } from './plan';
import { type LostSlot, type Slot, slotsByTeam } from './slots';
import { createPersonTimeline, hasNothingYet, type PersonTimeline, timelinesOf } from './timeline';

const NOBODY: Conflict['existing'] = [];
const NO_BREACH: NewBreach[] = [];

export function planRoster(input: PlanInput): Plan {
  const plan = emptyPlan();
  const slotsOfTeam = slotsByTeam(input);
  const timelines = timelinesOf(input);
  const decisions = decisionsOf(input);
  const planOfTeam = new Map<number, Plan>();
  for (const { id, team } of input.people) {
    if (team === undefined) plan.withoutTeam.push(id);
    else if (hasNothingYet(timelines, id)) addFor(plan, id, ofTeam(team));
    else addPerson(plan, id, team);
  }
  return plan;

  function addPerson(to: Plan, id: string, team: number): void {
    const timeline = createPersonTimeline(timelines, id);
    const first = { shift: to.shifts.length, breach: to.breaches.length };
    for (const slot of slotsOfTeam(team)) {
      if (slot.lost) skip(to, id, slot, 'lost-in-clock-change');
      else propose(to, input, timeline, decisions, slot);
    }
    if (!timeline.hasRemoved() || input.strategy === 'skip') return;
    // C4: a shift that a later one replaces is gone before anyone works, so it breaks no limit. Under 'skip', a
    // shift was left out because of it, and the breach says so.
    const slots = to.shifts.slice(first.shift).map(({ slot }) => slot);
    to.breaches.splice(first.breach, Infinity, ...breachesWithout(slots, timeline.again(), input));
  }

  /** Most people have no shifts yet, so everyone in a team gets the same result, calculated once. */
  function ofTeam(team: number): Plan {
    const known = planOfTeam.get(team);
    if (known) return known;
    const made = emptyPlan();
    addPerson(made, '', team);
    planOfTeam.set(team, made);
    return made;
  }
}

function emptyPlan(): Plan {
  return {
    shifts: [],
    replaced: [],
    conflicts: [],
    breaches: [],
    skipped: [],
    withoutTeam: [],
  };
}

/** For people without existing shifts and statuses: there are no conflicts, and nothing is replaced. */
function addFor(plan: Plan, employeeId: string, { shifts, breaches, skipped }: Plan): void {
  for (const { slot, allowOverlap } of shifts) plan.shifts.push({ employeeId, slot, allowOverlap });
  for (const breach of breaches) plan.breaches.push({ ...breach, employeeId });
  for (const each of skipped) plan.skipped.push({ ...each, employeeId });
}

function skip(
  plan: Plan,
  employeeId: string,
  { date, code }: Slot | LostSlot,
  reason: Skip['reason'],
  status?: string,
): void {
  plan.skipped.push({ employeeId, date, code, reason, ...(status ? { status } : {}) });
}

function propose(
  plan: Plan,
  input: PlanInput,
  timeline: PersonTimeline,
  decisions: ReadonlyMap<string, Resolution>,
  slot: Slot,
): void {
  const { employeeId } = timeline;
  const status = timeline.statuses?.get(slot.date);
  if (status) {
    skip(plan, employeeId, slot, 'status', status);
    return;
  }
  const shift: PlannedShift = { employeeId, slot, allowOverlap: false };
  const inTheWay = overlapping(slot, timeline.near(slot));
  const conflict = inTheWay.length > 0 ? conflictOf(shift, inTheWay, input, decisions) : undefined;
  if (conflict) plan.conflicts.push(conflict);
  if (conflict?.resolution === 'manual' || conflict?.resolution === 'skip') {
    skip(plan, employeeId, slot, conflict.resolution === 'manual' ? 'undecided' : 'conflict');
    return;
  }
  if (timeline.lastPlannedEnd > slot.start && input.strategy !== 'create') {
    skip(plan, employeeId, slot, 'overlaps-plan');
    return;
  }
  shift.allowOverlap = conflict?.resolution === 'create' || timeline.lastPlannedEnd > slot.start;
  const leaving = conflict?.resolution === 'replace' ? inTheWay : NOBODY;
  if (leaving.length > 0) timeline.remove(leaving);
  const breaches = breachesOf(slot, input, timeline);
  const refused = breaches.length > 0 && input.strategy === 'skip';
  for (const breach of breaches) plan.breaches.push({ ...breach, created: !refused });
  if (refused) {
    if (leaving.length > 0) timeline.restore(leaving);
    skip(plan, employeeId, slot, 'breach');
    return;
  }
  for (const { id } of leaving) plan.replaced.push(id);
  keep(slot, timeline);
  plan.shifts.push(shift);
}

function keep(slot: Slot, timeline: PersonTimeline): void {
  if (slot.night) markNight(timeline.nights, slot.day, 'planned');
  timeline.lastPlannedEnd = Math.max(timeline.lastPlannedEnd, slot.end);
}

/** The breaches of created shifts, once all the shifts that they replace are gone. */
function breachesWithout(
  slots: readonly Slot[],
  timeline: PersonTimeline,
  input: PlanInput,
): Breach[] {
  return slots.flatMap((slot) => {
    timeline.near(slot);
    const breaches = breachesOf(slot, input, timeline);
    keep(slot, timeline);
    return breaches.map((breach) => ({ ...breach, created: true }));
  });
}

/** G4: a decision about this conflict overrides the strategy. */
function conflictOf(
  proposed: PlannedShift,
  existing: Conflict['existing'],
  { strategy, defaultResolution }: PlanInput,
  decisions: ReadonlyMap<string, Resolution>,
): Conflict {
  const decided = decisions.get(proposed.employeeId + proposed.slot.date) ?? defaultResolution;
  return {
    proposed,
    existing,
    resolution: decided ?? (strategy === 'flag' ? 'manual' : strategy),
  };
}

type NewBreach = Breach extends infer Each
  ? Each extends Breach
    ? Omit<Each, 'created'>
    : never
  : never;

/** C2 and C3, against the shifts that stay. */
function breachesOf(
  slot: Slot,
  { minRest, maxConsecutiveNights }: PlanInput,
  timeline: PersonTimeline,
): NewBreach[] {
  const overlaps = timeline.lastPlannedEnd > slot.start;
  const before = slot.start - timeline.endBefore(slot.start);
  const after = timeline.startAfter(slot.end) - slot.end;
  const nights = slot.night ? nightsInARow(timeline.nights, slot.day) : 0;
  const restMs = minRest * MINUTE_MS;
  const rested = before >= restMs && after >= restMs;
  if (rested && nights <= maxConsecutiveNights && !overlaps) return NO_BREACH;
  const breaches: NewBreach[] = [];
  const shift = { employeeId: timeline.employeeId, date: slot.date, code: slot.code };
  if (overlaps) breaches.push({ ...shift, rule: 'overlap' });
  if (before < restMs) {
    const restMinutes = before / MINUTE_MS;
    breaches.push({ ...shift, rule: 'rest', side: 'before', restMinutes, minRest });
  }
  if (after < restMs) {
    const restMinutes = after / MINUTE_MS;
    breaches.push({ ...shift, rule: 'rest', side: 'after', restMinutes, minRest });
  }
  if (nights > maxConsecutiveNights) {
    breaches.push({ ...shift, rule: 'nights', nights, maxConsecutiveNights });
  }
  return breaches;
}

function decisionsOf({ resolutions }: PlanInput): Map<string, Resolution> {
  return new Map(
    resolutions.map(({ employeeId, date, resolution }) => [employeeId + date, resolution]),
  );
}
