// Runs every instance of a folder, one thread, by CPU time: other work on the machine meanwhile changes little.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { compileSolverLate } from '../../src/server/worker-thread';
import { say } from '../server/measure';
import { designInstances } from './design-instances';
import { fillInstances, sayBroken } from './fill-instances';
import { hospitalMonth } from './hospital-month';
import { longInstances } from './long-instances';
import { readCurtoisQu } from './read-curtois-qu';
import { readRotation } from './read-rotation';
import { repairInApp, repairInstances } from './repair-instances';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '3' },
    repairs: { type: 'boolean', default: false },
    hospital: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const limits = { seconds: Number(values.seconds), seeds: Number(values.seeds) };

compileSolverLate();
if (folder === undefined && !values.hospital && !values.long)
  say(
    'Needs a folder of instances: npm run bench:optimiser -- <folder> --seconds 60 --seeds 3 (or --hospital or --long instead of a folder)',
  );
if (values.hospital && values.repairs) {
  const hospitals = [60, 120, 200].map((people) => ({
    name: 'hospital',
    problem: hospitalMonth(1, people),
  }));
  repairInstances(hospitals);
  repairInApp(hospitals);
} else if (values.hospital)
  await fillInstances([{ name: 'hospital', problem: hospitalMonth(1) }], new Map(), limits);
if (values.long) await runTexts(longInstances(), new Map());
if (folder !== undefined) {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== 'best.txt')
    .map((file) => ({ name: parse(file).name, text: readFileSync(join(folder, file), 'utf8') }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  await runTexts(texts, bestKnown(folder));
}

interface InstanceText {
  name: string;
  text: string;
}

async function runTexts(texts: readonly InstanceText[], best: ReadonlyMap<string, number>) {
  const isRoster = ({ text }: InstanceText) => text.includes('SECTION_HORIZON');
  const rosters = readable(texts.filter(isRoster), readCurtoisQu);
  const rotations = readable(
    texts.filter((each) => !isRoster(each)),
    readRotation,
  );
  if (rosters.length > 0 && values.repairs) repairInstances(rosters);
  else if (rosters.length > 0) await fillInstances(rosters, best, limits);
  if (rotations.length > 0) await designInstances(rotations, limits);
}

/** A file that can't be read is named, and the others go on. */
function readable<P>(texts: readonly InstanceText[], read: (text: string) => P) {
  return texts.flatMap(({ name, text }): { name: string; problem: P }[] => {
    try {
      return [{ name, problem: read(text) }];
    } catch (error) {
      sayBroken(name, error);
      return [];
    }
  });
}

/** Lines of `name cost` in best.txt; a name may be the number of the instance alone. */
function bestKnown(from: string): Map<string, number> {
  if (!readdirSync(from).includes('best.txt')) return new Map();
  const lines = readFileSync(join(from, 'best.txt'), 'utf8').split('\n');
  return new Map(
    lines
      .map((line) => line.trim().split(/[\s,;:=]+/))
      .flatMap(([name, cost]): [string, number][] =>
        name && Number(cost) > 0
          ? [[/^\d+$/.test(name) ? `Instance${name}` : parse(name).name, Number(cost)]]
          : [],
      ),
  );
}
