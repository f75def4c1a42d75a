// From a pattern, people and what there is already, to the shifts that are to be made and the reasons for those
// that are not. The same input gives the same plan, so a preview is what will be generated.

import { markNight, nightsInARow } from '../conflicts/consecutive-nights';
import { overlapping } from '../conflicts/overlap';
import { cycleDayOf, patternOfTeam } from '../rotation/pattern';
import type { PlanInput, Resolution } from './input';
import type { Breach, Conflict, Plan, PlannedShift } from './plan';
import { type Slot, slotsByDay } from './slots';
import { createPersonTimeline, type PersonTimeline, type Timelines, timelinesOf } from './timeline';

const HOUR_MS = 3_600_000;

export function planRoster(input: PlanInput): Plan {
  const plan: Plan = {
    shifts: [],
    replaced: [],
    conflicts: [],
    breaches: [],
    skipped: [],
    withoutTeam: [],
  };
  const slots = slotsByDay(input);
  const timelines = timelinesOf(input);
  const decisions = decisionsOf(input);
  const cycleDays = input.patterns[0]?.length ?? 1;
  const firstCycleDay = cycleDayOf(input.from, input.cycleStart, cycleDays);
  for (const person of input.people) {
    if (person.team === undefined) {
      plan.withoutTeam.push(person.id);
      continue;
    }
    const pattern = patternOfTeam(input.patterns, person.team);
    const timeline = createPersonTimeline(timelines, person.id);
    for (let day = 0; day < slots.length; day += 1) {
      const code = pattern[(firstCycleDay + day) % cycleDays] as string;
      const slot = slots[day]?.[code];
      // R3: off, or a code that nobody has given a time.
      if (slot === undefined) continue;
      const { date } = slot;
      if ('lost' in slot) {
        plan.skipped.push({ employeeId: person.id, date, code, reason: 'lost-in-clock-change' });
        continue;
      }
      propose(plan, input, timelines, timeline, decisions, slot);
    }
  }
  return plan;
}

function propose(
  plan: Plan,
  input: PlanInput,
  timelines: Timelines,
  timeline: PersonTimeline,
  decisions: ReadonlyMap<string, Resolution>,
  slot: Slot,
): void {
  const { employeeId } = timeline;
  const { code, date } = slot;
  const skip = (reason: Plan['skipped'][number]['reason'], status?: string) =>
    plan.skipped.push({ employeeId, date, code, reason, ...(status ? { status } : {}) });

  const status = timelines.hasStatuses ? timelines.statuses.get(employeeId + date) : undefined;
  if (status) {
    skip('status', status);
    return;
  }
  const shift: PlannedShift = {
    employeeId,
    slot: slot.number,
    planDay: slot.planDay,
    date,
    code,
    locationId: slot.locationId,
    start: slot.start,
    end: slot.end,
    allowOverlap: false,
  };
  const existing = timeline.near(slot);
  const inTheWay = existing.length > 0 ? overlapping(slot, existing) : existing;
  const conflict = inTheWay.length > 0 ? conflictOf(shift, inTheWay, input, decisions) : undefined;
  if (conflict) plan.conflicts.push(conflict);
  if (conflict?.resolution === 'manual' || conflict?.resolution === 'skip') {
    skip(conflict.resolution === 'manual' ? 'undecided' : 'conflict');
    return;
  }
  if (timeline.lastPlannedEnd > slot.start && input.strategy !== 'create') {
    skip('overlaps-plan');
    return;
  }
  shift.allowOverlap = conflict?.resolution === 'create' || timeline.lastPlannedEnd > slot.start;
  const leaving = conflict?.resolution === 'replace' ? inTheWay : [];
  if (leaving.length > 0) timeline.remove(leaving);
  const breaches = breachesOf(shift, slot, input, timeline);
  const refused = breaches.length > 0 && input.strategy === 'skip';
  for (const breach of breaches) plan.breaches.push({ ...breach, created: !refused });
  if (refused) {
    if (leaving.length > 0) timeline.restore(leaving);
    skip('breach');
    return;
  }
  for (const { id } of leaving) plan.replaced.push(id);
  if (slot.night) markNight(timeline.nights, slot.day, 'planned');
  timeline.lastPlannedEnd = Math.max(timeline.lastPlannedEnd, slot.end);
  plan.shifts.push(shift);
}

/** G4: a decision about this one wins over the strategy. */
function conflictOf(
  proposed: PlannedShift,
  existing: Conflict['existing'],
  { strategy }: PlanInput,
  decisions: ReadonlyMap<string, Resolution>,
): Conflict {
  const decided = decisions.get(proposed.employeeId + proposed.date);
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

/** C2 and C3, against what stays. */
function breachesOf(
  { employeeId, date, code }: PlannedShift,
  slot: Slot,
  { minRestHours, maxConsecutiveNights }: PlanInput,
  timeline: PersonTimeline,
): NewBreach[] {
  const breaches: NewBreach[] = [];
  const minRest = minRestHours * HOUR_MS;
  const before = slot.start - timeline.endBefore(slot.start);
  const after = timeline.startAfter(slot.end) - slot.end;
  if (before < minRest) {
    breaches.push({
      employeeId,
      date,
      code,
      rule: 'rest',
      side: 'before',
      restHours: before / HOUR_MS,
      minRestHours,
    });
  }
  if (after < minRest) {
    breaches.push({
      employeeId,
      date,
      code,
      rule: 'rest',
      side: 'after',
      restHours: after / HOUR_MS,
      minRestHours,
    });
  }
  if (slot.night) {
    const nights = nightsInARow(timeline.nights, slot.day);
    if (nights > maxConsecutiveNights) {
      breaches.push({ employeeId, date, code, rule: 'nights', nights, maxConsecutiveNights });
    }
  }
  return breaches;
}

function decisionsOf({ resolutions }: PlanInput): Map<string, Resolution> {
  return new Map(
    resolutions.map(({ employeeId, date, resolution }) => [employeeId + date, resolution]),
  );
}
