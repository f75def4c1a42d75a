// F3: PostgreSQL is stopped as by a crash, in the middle of a generation and of writes.
import { postmasterOf } from '../database';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { pause, type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

const READY_WITHIN_MS = 10_000;

export const databaseRestarted: Trial = {
  id: 'F3',
  title: 'PostgreSQL stopped in immediate mode under generations and writes',
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('database') });
    await muster.start();
    const pid = muster.pid();
    const organisation = await newOrganisation(muster, 100);
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const writers = await startWriters(ground, organisation);
    const rounds = ground.rounds ?? 4;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const enough = writers.acknowledged() + 10;
      await until('writes go on', 60_000, () => writers.acknowledged() >= enough);
      await pause(ground.random.below(500));
      const before = await postmasterOf(muster.dataDir);
      process.kill(before, 'SIGQUIT');
      ground.tally.kills += 1;
      const killed = Date.now();
      const health = await fetch(`${muster.url}/api/health`);
      if (health.status !== 200) ground.wrong(`/api/health answered ${health.status}`);
      await until('PostgreSQL is another one', READY_WITHIN_MS, async () => {
        const now = await postmasterOf(muster.dataDir).catch(() => before);
        return now !== before;
      });
      await until('ready again', READY_WITHIN_MS, async () => {
        const answer = await fetch(`${muster.url}/api/ready`);
        if (![200, 503].includes(answer.status)) ground.wrong(`/api/ready: ${answer.status}`);
        return answer.status === 200;
      });
      longest = Math.max(longest, Date.now() - killed);
    }
    await writers.stop();
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    if (muster.pid() !== pid || !muster.isRunning()) ground.wrong('Muster itself ended');
    return `${rounds} crashes, ${writers.acknowledged()} acknowledged, ${writers.answers['503'] ?? 0} answers 503, ready again after ${(longest / 1000).toFixed(1)} s at the longest`;
  },
};
