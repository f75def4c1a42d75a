// F1: the server dies at each point of a generation of 200 people over 90 days.
import { query } from '../database';
import { type Muster, newMuster } from '../muster';
import { newOrganisation, type Organisation } from '../organisation';
import { type Ground, pause, type Trial } from '../trial';
import { checkSums, noRunStaysPending } from '../verify';

const PEOPLE = 200;
const PEOPLE_IN_SHORT = 40;
const PATH = '/api/auto-roster/generate';

/** Reached by one generation, in its order, the first as often as it is passed. */
const POINTS = [
  ...[1, 2].map((n) => `before-tx:${n}`),
  ...[1, 2, 3, 4, 5].map((n) => `after-k-inserts:${n}`),
  ...[1, 2].map((n) => `before-commit:${n}`),
  'after-commit-before-reply:1',
  ...[1, 2, 3].map((n) => `during-close:${n}`),
  ...Array.from({ length: 5 }, () => 'any moment'),
];

/** The moments that matter most; an answer that is lost after the commit is in F21. */
const POINTS_IN_SHORT = ['after-k-inserts:4', 'before-commit:2', 'any moment'];

interface RunRow extends Record<string, unknown> {
  id: string;
  status: string;
  error_message: string | null;
  shifts: number;
}

async function runsWith(muster: Muster, key: string): Promise<RunRow[]> {
  return query<RunRow>(
    muster.dataDir,
    `select r.id, r.status, r.error_message, count(s.id)::int as shifts from generation_runs r
       left join shifts s on s.org_id = r.org_id and s.run_id = r.id
     where generation_params ->> 'notes' = $1 group by r.id`,
    [key],
  );
}

function requestOf(organisation: Organisation, key: string) {
  return {
    templateId: organisation.templateId,
    startDate: '2027-03-01',
    endDate: '2027-05-29',
    employeeIds: organisation.people.generations,
    parameters: { default_location_id: organisation.siteId },
    notes: key,
  };
}

/** Until the server is dead: by its own hand at the point, on SIGTERM there, or at any moment. */
async function dieAt(ground: Ground, muster: Muster, point: string, sent: Promise<unknown>) {
  if (point.startsWith('during-close')) {
    await pause(ground.random.below(400));
    if ((await muster.end('SIGTERM')).signal !== 'SIGKILL') return false;
  } else if (point === 'any moment') {
    await pause(ground.random.below(1_500));
    await muster.end('SIGKILL');
    return true;
  } else if ((await sent) !== undefined) return false;
  await muster.died();
  return true;
}

export const killInGeneration: Trial = {
  id: 'F1',
  title: 'kill -9 at each point of a generation over 90 days',
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('generation') });
    await muster.start();
    const organisation = await newOrganisation(muster, ground.short ? PEOPLE_IN_SHORT : PEOPLE);
    const points = ground.short ? POINTS_IN_SHORT : POINTS;
    const { call } = organisation;
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const outcomes = { none: 0, all: 0 };
    const unreached: string[] = [];
    let whole = 0;
    const rounds = ground.rounds ?? points.length;
    for (let round = 0; round < rounds; round += 1) {
      const point = points[round % points.length] ?? '';
      const key = `round ${round} ${point}`;
      // Quicker than an orderly end, and one kill more.
      await muster.end('SIGKILL');
      await muster.start({ faultAt: point });
      const request = requestOf(organisation, key);
      const sent = call('POST', PATH, request, { key }).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (!(await dieAt(ground, muster, point, sent))) unreached.push(point);
      const answered = await sent;
      if (!muster.isRunning()) await muster.start();

      await noRunStaysPending(place);
      const [run] = await runsWith(muster, key);
      const shifts = run?.shifts ?? 0;
      outcomes[shifts > 0 ? 'all' : 'none'] += 1;
      if (answered === 201) {
        ground.tally.acknowledged += 1;
        if (shifts === 0) ground.tally.lost += 1;
      }
      if (run && (run.status === 'completed') !== shifts > 0) {
        ground.wrong(`${point}: ${run.status} with ${shifts} shifts`);
      }
      if (run?.status === 'failed' && run.error_message !== 'Interrupted: nothing was created.') {
        ground.wrong(`${point}: the run says '${run.error_message}'`);
      }

      const repeated = await call('POST', PATH, request, { key });
      const first = await repeated.text();
      if (repeated.status !== 201) ground.wrong(`${point}: the repeat was answered ${first}`);
      if ((await (await call('POST', PATH, request, { key })).text()) !== first) {
        ground.wrong(`${point}: the repeats were answered differently`);
      }
      const after = await runsWith(muster, key);
      const created = after[0]?.shifts ?? 0;
      whole ||= created;
      ground.tally.doubled += Math.max(0, after.length - 1);
      if (after.length !== 1 || created !== whole || (shifts > 0 && shifts !== whole)) {
        ground.wrong(
          `${point}: ${after.length} runs, ${shifts} then ${created} of ${whole} shifts`,
        );
      }
      await checkSums(ground, place);
      await call('POST', `/api/auto-roster/runs/${after[0]?.id}/undo`, undefined, {
        key: `undo ${key}`,
      });
    }
    const people = organisation.people.generations.length;
    const died = rounds - unreached.length;
    const missed = unreached.length > 0 ? `, not reached: ${unreached.join(' ')}` : '';
    return `${died} kills in ${rounds} rounds, ${outcomes.none} left none and ${outcomes.all} all of ${whole} shifts of ${people} people${missed}`;
  },
};
