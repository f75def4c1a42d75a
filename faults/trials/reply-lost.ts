// F21, P1, P4: the server dies at every point of mixed writes, connections are cut before the answer.
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

const POINTS = [
  'after-commit-before-reply',
  'before-commit',
  'after-k-inserts',
  'before-tx',
  'any moment',
] as const;
const WRITES_BETWEEN = 15;

export const replyLost: Trial = {
  id: 'F21',
  title: 'replies lost by kills and cut connections, sent again with the same key',
  async run(ground) {
    const { random } = ground;
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('replies') });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const writers = await startWriters(ground, organisation, { cutOf100: 20 });
    const rounds = ground.rounds ?? (ground.short ? 3 : 15);
    for (let round = 0; round < rounds; round += 1) {
      const point = POINTS[round % POINTS.length] ?? 'any moment';
      const enough = writers.acknowledged() + WRITES_BETWEEN;
      if (point === 'any moment') {
        await until('writes go on', 60_000, () => writers.acknowledged() >= enough);
        await muster.end('SIGKILL');
      } else {
        const times = 1 + random.below(point === 'after-k-inserts' ? 60 : 20);
        await muster.end('SIGKILL');
        await muster.start({ faultAt: `${point}:${times}`, mayDieFirst: true });
        await muster.died();
      }
      await muster.start();
      await compareWithWitness(ground, place, writers.witness.all());
      await until('writes go on', 60_000, () => writers.acknowledged() >= enough);
    }
    await writers.stop();
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    const { none = 0, refused: _, ...statuses } = writers.answers;
    const told = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
    return `${writers.acknowledged()} acknowledged over ${rounds} rounds, ${told.join(', ')}, ${none} answers lost`;
  },
};
