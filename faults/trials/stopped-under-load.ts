// F17: SIGTERM while writers write: it ends with 0, and whatever it has begun it answers.
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { pause, type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

/** Requests that the log has begun and not ended. */
function unanswered(log: string): number {
  const begun = new Set<string>();
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { msg, reqId } = JSON.parse(line) as { msg?: string; reqId?: string };
    if (!reqId) continue;
    if (msg === 'request started') begun.add(reqId);
    if (msg === 'request answered') begun.delete(reqId);
  }
  return begun.size;
}

export const stoppedUnderLoad: Trial = {
  id: 'F17',
  title: 'SIGTERM under load',
  async run(ground) {
    const muster = await newMuster(ground, {
      dataDir: await ground.newFolder('stop'),
      env: { LOG_LEVEL: 'debug' },
    });
    await muster.start();
    const organisation = await newOrganisation(muster, 100);
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const writers = await startWriters(ground, organisation, { writers: 6 });
    const rounds = ground.rounds ?? 10;
    let requests = 0;
    for (let round = 0; round < rounds; round += 1) {
      const enough = writers.acknowledged() + 10;
      await until('writes go on', 60_000, () => writers.acknowledged() >= enough);
      await pause(ground.random.below(300));
      const { code, signal } = await muster.end('SIGTERM');
      if (code !== 0) ground.wrong(`it ended with ${code ?? signal}`);
      requests += muster.output().split('"request started"').length - 1;
      const open = unanswered(muster.output());
      if (open > 0) ground.wrong(`${open} requests were begun and not answered`);
      await muster.start();
    }
    await writers.stop();
    if (requests === 0) ground.wrong('the log shows no request: nothing was tried');
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    return `${rounds} stops with exit 0, ${requests} requests begun and all answered, ${writers.acknowledged()} acknowledged`;
  },
};
