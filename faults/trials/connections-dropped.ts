// F2: every connection to the database is ended, again and again, while writers write.
import { query } from '../database';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { pause, type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

const WRITES = 500;
const EVERY_MS = 200;
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export const connectionsDropped: Trial = {
  id: 'F2',
  title: `every database connection ended every ${EVERY_MS} ms during ${WRITES} writes`,
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('connections') });
    await muster.start();
    const pid = muster.pid();
    const organisation = await newOrganisation(muster);
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const writers = await startWriters(ground, organisation);
    let ended = 0;
    let done = false;
    const ending = (async () => {
      while (!done) {
        const rows = await query(muster.dataDir, END_ALL).catch(() => []);
        ended += rows.length;
        await pause(EVERY_MS);
      }
    })();
    try {
      await until(`${WRITES} writes`, 300_000, () => {
        if (!muster.isRunning()) throw new Error(`Muster ended:\n${muster.output().slice(-3000)}`);
        return writers.acknowledged() >= WRITES;
      });
    } finally {
      done = true;
      await ending;
    }
    await writers.stop();
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    for (const line of muster.output().split('\n')) {
      if (!line.includes('"unexpected error"')) continue;
      ground.wrong(`behind a 500: ${/"message":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 300)}`);
    }
    if (muster.pid() !== pid) ground.wrong('the process is another one');
    const { none = 0, '503': unavailable = 0 } = writers.answers;
    if (none > 0) ground.wrong(`${none} requests were not answered at all`);
    if (unavailable === 0) ground.wrong('no request met a broken connection: nothing was tried');
    return `${ended} connections ended, ${writers.acknowledged()} acknowledged, ${unavailable} answers 503 with Retry-After, the same process all along`;
  },
};
