// F13: many exports at once in a small heap, then the end that an out-of-memory killer makes of it.
import { query } from '../database';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

const HEAP_MB = 128;
const EXPORTS = 50;
/** They come two at a time, and each is minutes of waiting for the last. */
const EXPORT_WITHIN_MS = 600_000;
const SHIFTS = 20_000;
const PATHS = ['/api/organization/data', '/api/employees/export'];

export const littleMemory: Trial = {
  id: 'F13',
  title: `${EXPORTS} exports at once of ${SHIFTS} shifts in a heap of ${HEAP_MB} MB, then SIGKILL`,
  async run(ground) {
    const dataDir = await ground.newFolder('memory');
    const nodeArgs = [`--max-old-space-size=${HEAP_MB}`];
    const muster = await newMuster(ground, { dataDir, nodeArgs });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const place = { dataDir, orgId: organisation.id };
    await query(
      dataDir,
      `with people as (
         insert into employees (org_id, name, email)
         select $1::text::uuid, 'Extra ' || number, 'extra' || number || '@example.com'
         from generate_series(1, 200) as number returning id)
       insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
       select $1::text::uuid, id, $2::text::uuid, day, day + interval '9 hours', day + interval '17 hours'
       from people, generate_series(date '2026-01-01', date '2026-01-01' + $3::int - 1, '1 day') as day`,
      [organisation.id, organisation.siteId, SHIFTS / 200],
    );
    const writers = await startWriters(ground, organisation, { writers: 2 });
    let whole = 0;
    let bytes = 0;
    const exporting = Promise.allSettled(
      Array.from({ length: EXPORTS }, async (_, index) => {
        const answer = await organisation.call(
          'GET',
          PATHS[index % PATHS.length] ?? '',
          undefined,
          {
            deadlineMs: EXPORT_WITHIN_MS,
          },
        );
        const { byteLength } = await answer.arrayBuffer();
        if (!answer.ok) return ground.wrong(`an export was answered ${answer.status}`);
        bytes += byteLength;
        whole += 1;
      }),
    );
    const results = await exporting;
    if (!muster.isRunning()) {
      throw new Error(`Muster ran out of memory:\n${muster.output().slice(-1500)}`);
    }
    const cut = results.filter(({ status }) => status === 'rejected').length;
    if (cut > 0) ground.wrong(`${cut} exports were cut off`);

    const again = Array.from({ length: EXPORTS }, () =>
      organisation.call('GET', PATHS[0] ?? '').then(
        (answer) => answer.arrayBuffer().catch(() => undefined),
        () => undefined,
      ),
    );
    const enough = writers.acknowledged() + 5;
    await until('writes go on', 60_000, () => writers.acknowledged() >= enough);
    await muster.end('SIGKILL');
    await Promise.all(again);
    await muster.start();
    await writers.stop();
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    return `${whole} exports whole (${(bytes / 1e6).toFixed(0)} MB), ${writers.acknowledged()} acknowledged around them and the kill`;
  },
};
