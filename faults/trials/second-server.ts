// F16: a second Muster on the folder of a running one.
import { freePort } from '../../src/server/testing/free-port';
import { newMuster, runCommand } from '../muster';
import { newOrganisation } from '../organisation';
import { type Trial, until } from '../trial';
import { checkSums, compareWithWitness } from '../verify';
import { startWriters } from '../writers';

export const secondServer: Trial = {
  id: 'F16',
  title: 'a second server on the same folder, under writes',
  async run(ground) {
    const dataDir = await ground.newFolder('second');
    const muster = await newMuster(ground, { dataDir });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const writers = await startWriters(ground, organisation);
    const rounds = ground.rounds ?? 3;
    for (let round = 0; round < rounds; round += 1) {
      const enough = writers.acknowledged() + 10;
      const second = await runCommand({ dataDir }, ['serve'], { PORT: String(await freePort()) });
      if (second.code !== 1) ground.wrong(`the second ended with ${second.code ?? second.signal}`);
      if (!second.output.includes(`(process ${muster.pid()})`)) {
        ground.wrong(`the second does not name the first: ${second.output.slice(0, 300)}`);
      }
      await until('the first goes on', 60_000, () => writers.acknowledged() >= enough);
    }
    await writers.stop();
    const place = { dataDir, orgId: organisation.id };
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    const troubles = (writers.answers['503'] ?? 0) + (writers.answers.none ?? 0);
    if (troubles > 0) ground.wrong(`the first was disturbed: ${troubles} requests`);
    return `${rounds} times exit 1 naming the holder, ${writers.acknowledged()} acknowledged by the first, undisturbed`;
  },
};
