import { anneal } from '../../src/optimiser/fill/anneal';
import { compileModel } from '../../src/optimiser/model';
import { OFF, type Problem, type Roster } from '../../src/optimiser/problem';
import { seededRandom } from '../../src/optimiser/random';
import { findRepairs } from '../../src/optimiser/repair/find-repairs';
import { repairShift } from '../../src/optimiser/roster/repair-shift';
import { percentile, say } from '../server/measure';
import { appRoster } from './app-roster';
import { cpuBudget, cpuSeconds } from './cpu';
import type { RosterInstance } from './fill-instances';

const CALLS = 100;
const ANSWERS = 3;
/** Enough for a roster as people have it. The repairs are measured, not the roster. */
const SECONDS = 3;

interface Lost {
  person: number;
  day: number;
}

/** Sick calls in a roster that was annealed for a moment: how long the three cheapest repairs take. */
export function repairInstances(instances: readonly RosterInstance[]): void {
  say(`sick calls, ${CALLS} each, ms of CPU`);
  for (const { name, problem } of instances) {
    const roster = annealed(problem);
    const ask = (lost: Lost) =>
      findRepairs(problem, { roster, ...lost, changePrice: 5, count: ANSWERS }).repairs;
    measure(`${name}, the search`, problem, roster, ask);
  }
}

/** The same as the app does it: the engine's check with the starter rules decides who can. */
export function repairInApp(instances: readonly RosterInstance[]): void {
  for (const { name, problem } of instances) {
    const roster = annealed(problem);
    const { people, book } = appRoster(problem, roster);
    const ask = ({ person, day }: Lost) => {
      const personId = String(person);
      const shift = people[person]?.shifts.find(({ id }) => id === `${personId} ${day}`);
      if (!shift) throw new Error('A sick call is about a shift.');
      return repairShift({ people, book, shift, personId, count: ANSWERS }).repairs;
    };
    measure(`${name}, in the app`, problem, roster, ask);
  }
}

function annealed(problem: Problem): Roster {
  const options = { hot: 1, cold: 0.3, budget: cpuBudget(SECONDS), seed: 1 };
  return anneal(compileModel(problem), options).roster;
}

function measure(
  name: string,
  { days, people }: Problem,
  roster: Roster,
  ask: (lost: Lost) => readonly unknown[],
): void {
  const random = seededRandom(3);
  const times: number[] = [];
  let complete = 0;
  while (times.length < CALLS) {
    const at = Math.floor(random() * roster.length);
    if (roster[at] === OFF) continue;
    const start = cpuSeconds();
    const answers = ask({ person: Math.floor(at / days), day: at % days });
    times.push(1_000 * (cpuSeconds() - start));
    if (answers.length === ANSWERS) complete += 1;
  }
  say(
    `${name.padEnd(34)}${String(people.length).padStart(5)} people${String(days).padStart(5)} days  p50 ${percentile(times, 50).toFixed(0)}  p95 ${percentile(times, 95).toFixed(0)}  three answers to ${complete} of ${CALLS}`,
  );
}
