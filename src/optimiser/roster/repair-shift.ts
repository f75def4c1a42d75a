// Someone can't work a shift: the cheapest ways to cover it. A colleague takes it, or takes it and gives their own shift
// of that day to a second one. The engine's check decides who can, so every repair can be applied as it is.
import type { Finding } from '#engine/rules/finding';
import type { RosterShift } from '#engine/rules/person';
import { overlaps } from '#engine/time/intervals';
import { createDesk, type Desk, type DeskInput, type Obstacle } from './desk';
import type { FillPerson, Place } from './fill-input';
import type { Asked } from './free-text';
import { reasonsOf } from './why-open';

export interface RepairInput {
  /** With the shift still in its person's roster. */
  people: readonly FillPerson[];
  book: DeskInput['book'];
  shift: RosterShift;
  personId: string;
  count: number;
}

export interface Repairs extends Asked {
  /** The cheapest first. */
  repairs: ShiftRepair[];
}

export interface ShiftRepair {
  moves: { shift: RosterShift; fromId: string; toId: string }[];
  /** Rules that only warn and that this would break. */
  warnings: Finding[];
  price: number;
}

const PRICE = { move: 10, warning: 30, ratherNot: 12, likes: -4, sameDay: 6 };
/** So many colleagues who work on that day are asked to change. */
const MOST_CHAINS = 12;

const KEEP: DeskInput['settings'] = { warnings: 'keep', hours: 'keep' };
const MAY_BREAK: DeskInput['settings'] = { warnings: 'may break', hours: 'may exceed' };

export function repairShift(input: RepairInput): Repairs {
  const { people, book, shift, personId, count } = input;
  const without = people.map((person) => withoutShift(person, shift.id));
  const desk = createDesk({ people: without, book, settings: KEEP });
  const place = placeOf(shift);
  const fitting = without.filter(({ id }) => id !== personId && desk.fits(id, place));
  const singles: ShiftRepair[] = [];
  const busy: string[] = [];
  const refused: Obstacle[][] = [];
  for (const { id } of fitting) {
    const against = desk.obstacles(id, shift);
    const blocks = against.some(({ because }) => because === 'rule')
      ? desk.obstacles(id, shift, MAY_BREAK)
      : against;
    refused.push(blocks);
    if (against.some(({ because }) => because === 'works already')) busy.push(id);
    if (blocks.length > 0) continue;
    const warnings = against.flatMap((each) => (each.because === 'rule' ? [each.finding] : []));
    const price = PRICE.move + priceOf(desk, id, shift) + warnings.length * PRICE.warning;
    singles.push({ moves: [{ shift, fromId: personId, toId: id }], warnings, price });
  }
  const chains = busy.slice(0, MOST_CHAINS).flatMap((id) => chainOf(desk, input, id) ?? []);
  return {
    repairs: [...singles, ...chains]
      .sort((one, other) => one.price - other.price || compareTakers(one, other))
      .slice(0, count),
    reasons: reasonsOf(refused),
    fitting: fitting.length,
    free: singles.length,
  };
}

/** The colleague takes the shift, and someone who is free takes theirs. Neither breaks a rule. */
function chainOf(desk: Desk, { shift, personId }: RepairInput, id: string): ShiftRepair | null {
  const own = desk
    .person(id)
    .shifts.filter((each) => each.date === shift.date || overlaps(each, shift));
  const [given] = own;
  if (!given || own.length > 1) return null;
  desk.remove(id, given.id);
  const fits = desk.obstacles(id, shift).length === 0;
  // In order of price, so that the first who can is the best: each question takes a check.
  const taker = fits
    ? desk.people
        .filter((other) => other.id !== id && other.id !== personId)
        .toSorted((one, other) => priceOf(desk, one.id, given) - priceOf(desk, other.id, given))
        .find(
          (other) =>
            desk.fits(other.id, placeOf(given)) && desk.obstacles(other.id, given).length === 0,
        )
    : undefined;
  desk.add(id, given);
  if (!taker) return null;
  return {
    moves: [
      { shift: given, fromId: id, toId: taker.id },
      { shift, fromId: personId, toId: id },
    ],
    warnings: [],
    price:
      2 * PRICE.move + PRICE.sameDay + priceOf(desk, id, shift) + priceOf(desk, taker.id, given),
  };
}

function withoutShift(person: FillPerson, shiftId: string): FillPerson {
  return { ...person, shifts: person.shifts.filter(({ id }) => id !== shiftId) };
}

function placeOf({ start, end, siteId, zone, date, role }: RosterShift): Place {
  const times = { start, end, zone, date, startTime: '00:00', endTime: '00:00' };
  const asked = { groupId: null, skillId: null, belowMinimum: true, heads: 1 };
  return { ...times, ...asked, needId: '', siteId, role } as Place;
}

function priceOf(desk: Desk, id: string, shift: RosterShift): number {
  const { ratherNot, likes } = desk.person(id);
  if (ratherNot.some((time) => overlaps(time, shift))) return PRICE.ratherNot;
  return likes.some((time) => overlaps(time, shift)) ? PRICE.likes : 0;
}

function compareTakers(one: ShiftRepair, other: ShiftRepair): number {
  const [first, second] = [one, other].map(({ moves }) => moves.at(-1)?.toId ?? '');
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
