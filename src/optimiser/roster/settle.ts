// Takes of a roster what the rules allow: everyone's new shifts together where they can work them all, otherwise one by
// one. So whatever is shown has passed the check, while the search goes on and when it ends.
import type { Desk } from './desk';
import { kindOf, type Place, shiftAt } from './fill-input';

export interface ProposedShift extends Omit<Place, 'heads' | 'belowMinimum'> {
  personId: string;
}

export interface Choice {
  personId: string;
  place: Place;
}

export interface Settled {
  added: ProposedShift[];
  /** With the heads that are still missing; those below the minimum first. */
  seats: Place[];
  /** How many choices the rules, or those who were first, left no room for. */
  refused: number;
}

/** The desk keeps the shifts. */
export function settle(desk: Desk, places: readonly Place[], choices: readonly Choice[]): Settled {
  // A copy, because seats are taken one by one.
  const seats = places
    .map((place) => ({ ...place }))
    .sort((one, other) => Number(other.belowMinimum) - Number(one.belowMinimum));
  const alike = groupedBy(seats, keyOf);
  const added: ProposedShift[] = [];
  const freeSeat = ({ place }: Choice) =>
    alike.get(keyOf(place))?.find(({ heads }) => heads > 0) ?? [];
  for (const [personId, own] of groupedBy(choices, (choice) => choice.personId)) {
    // Nobody has two on a day, so none of these is the last seat for another.
    const free = own.flatMap(freeSeat);
    const canWorkAll = desk.takes(
      personId,
      free.map((seat) => shiftAt(seat, personId)),
    );
    for (const seat of free)
      if (canWorkAll || desk.obstacles(personId, shiftAt(seat, personId)).length === 0)
        sit(desk, added, personId, seat);
  }
  return { added, seats, refused: choices.length - added.length };
}

/** Gives someone a seat. Whether they can work it has been asked. */
export function sit(desk: Desk, added: ProposedShift[], personId: string, seat: Place): void {
  const { heads: _, belowMinimum: __, ...place } = seat;
  desk.add(personId, shiftAt(seat, personId));
  added.push({ ...place, personId });
  seat.heads -= 1;
}

function groupedBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

function keyOf(place: Place): string {
  return `${place.date}|${kindOf(place)}`;
}
