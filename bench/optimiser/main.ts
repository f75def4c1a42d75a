// Runs every instance of a folder, one thread, by CPU time: other work on the machine meanwhile changes little.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { compileSolverLate } from '../../src/server/worker-thread';
import { say } from '../server/measure';
import { designInstances } from './design-instances';
import { fillInstances } from './fill-instances';
import { hospitalMonth } from './hospital-month';
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
  },
});
const [folder] = positionals;
const limits = { seconds: Number(values.seconds), seeds: Number(values.seeds) };

compileSolverLate();
if (folder === undefined && !values.hospital)
  say(
    'Needs a folder of instances: npm run bench:optimiser -- <folder> --seconds 60 --seeds 3 (or --hospital instead of a folder)',
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
if (folder !== undefined) {
  const instances = readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== 'best.txt')
    .map((file) => ({ name: parse(file).name, text: readFileSync(join(folder, file), 'utf8') }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  const isRoster = ({ text }: { text: string }) => text.includes('SECTION_HORIZON');
  const rosters = instances
    .filter(isRoster)
    .map(({ name, text }) => ({ name, problem: readCurtoisQu(text) }));
  const rotations = instances
    .filter((instance) => !isRoster(instance))
    .map(({ name, text }) => ({ name, problem: readRotation(text) }));
  if (rosters.length > 0 && values.repairs) repairInstances(rosters);
  else if (rosters.length > 0) await fillInstances(rosters, bestKnown(folder), limits);
  if (rotations.length > 0) await designInstances(rotations, limits);
}

/** Lines of `name cost` in best.txt. */
function bestKnown(from: string): Map<string, number> {
  if (!readdirSync(from).includes('best.txt')) return new Map();
  const lines = readFileSync(join(from, 'best.txt'), 'utf8').split('\n');
  return new Map(
    lines
      .map((line) => line.trim().split(/[\s,]+/))
      .flatMap(([name, cost]) => (name && cost ? [[name, Number(cost)]] : [])),
  );
}
