// What the same 36 days cost with more and more years stored before them, by turns.
import { addDays } from '../../src/engine/time/dates';
import type { Instant } from '../../src/engine/time/kinds';
import { readWindow } from '../../src/server/features/roster/read-window';
import { selectShifts } from '../../src/server/features/shifts/shifts.queries';
import type { Ground } from '../../src/server/startup';
import { mediansByTurns, print, say } from './measure';
import { addOrganisation, type Organisation } from './organisation';
import { addShifts, WINDOW } from './shifts-of-a-month';

const PEOPLE = 1_000;
const YEARS = [0, 1, 2, 10];
/** In one statement each: a longer one would take more memory than the machine of a small organisation has. */
const DAYS_AT_ONCE = 120;

const instant = (date: string) => Date.parse(date) as Instant;

const VIEWS: Record<string, (organisation: Organisation) => Promise<unknown>> = {
  "the roster's cells": ({ within }) => within((scope) => readWindow(scope, WINDOW, 1)),
  'the list of shifts': ({ within }) =>
    within((scope) =>
      selectShifts(scope, {
        window: { start: instant(WINDOW.from), end: instant(WINDOW.to) },
        publishedOnly: false,
      }).execute(),
    ),
};

export async function measureHistory({ database }: Ground): Promise<void> {
  const organisations: Organisation[] = [];
  for (const years of YEARS) {
    const organisation = await addOrganisation(database, PEOPLE);
    let [from, to] = [addDays(WINDOW.from, -365 * years), WINDOW.to];
    while (from <= to) {
      const first = addDays(to, -DAYS_AT_ONCE) > from ? addDays(to, -DAYS_AT_ONCE) : from;
      await addShifts(organisation, { from: first, to });
      to = addDays(first, -1);
    }
    organisations.push(organisation);
  }
  await database.pool.query('analyze shifts');
  for (const [name, read] of Object.entries(VIEWS)) {
    say(`${name}, 36 days of ${PEOPLE} people, medians of 9`);
    const works = organisations.map((organisation) => () => read(organisation));
    for (const warm of works) await warm();
    const medians = await mediansByTurns(9, works);
    for (const [at, milliseconds] of medians.entries())
      print(`with ${YEARS[at]} years stored before them`, milliseconds, medians[0]);
  }
}
