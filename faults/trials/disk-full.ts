// F11: the disk fills up to the last byte and gets room again, on a file system of its own.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { type Ground, Impossible, pause, type Trial, until } from '../trial';
import { checkSums, compareWithWitness, noRunStaysPending } from '../verify';
import { startWriters } from '../writers';

const MB = 1024 * 1024;
const WINDOW = '/api/shifts?from=2027-01-01T00:00:00Z&to=2027-02-01T00:00:00Z';

async function smallDisk(ground: Ground): Promise<string> {
  const folder = await ground.newFolder('disk');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m,mode=755', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    throw new Impossible('a file system of its own cannot be mounted here (it takes root)');
  }
  ground.afterwards(async () => spawnSync('umount', ['-l', folder]));
  return folder;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Until so little is free, or nothing more can be written. */
async function fill(folder: string, leave: number): Promise<void> {
  const file = openSync(join(folder, 'filler'), 'a');
  try {
    for (;;) {
      const room = (await freeBytes(folder)) - leave;
      if (room <= 0) return;
      writeSync(file, Buffer.alloc(Math.min(room, 4 * MB), 1));
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

export const diskFull: Trial = {
  id: 'F11',
  title: 'disk full',
  async run(ground) {
    const disk = await smallDisk(ground);
    const muster = await newMuster(ground, { dataDir: join(disk, 'data') });
    await muster.start();
    const pid = muster.pid();
    const organisation = await newOrganisation(muster);
    const { call } = organisation;
    const place = { dataDir: muster.dataDir, orgId: organisation.id };
    const writers = await startWriters(ground, organisation);
    await until('some writes', 60_000, () => writers.acknowledged() >= 60);

    await fill(disk, 150 * MB);
    await pause(3_000);
    const atLimit = writers.acknowledged();
    const refused = await call('POST', '/api/locations', { name: 'No room' });
    const sentence = await refused.text();
    if (refused.status !== 503 || !sentence.startsWith('Storage is full, so nothing was saved.')) {
      ground.wrong(`with little room a write was answered ${refused.status}: ${sentence}`);
    }
    const signIn = await call('POST', '/api/auth/login', {
      email: 'no@example.com',
      password: 'x',
    });
    if (signIn.status !== 401) ground.wrong(`with little room sign-in answered ${signIn.status}`);
    const read = await call('GET', WINDOW);
    if (read.status !== 200) ground.wrong(`with little room a read was answered ${read.status}`);
    if (writers.acknowledged() > atLimit) ground.wrong('writes went on with too little room');

    await fill(disk, 0);
    const reads: Record<string, number> = {};
    for (let look = 0; look < 10; look += 1) {
      const { status } = await call('GET', WINDOW);
      reads[status] = (reads[status] ?? 0) + 1;
      if (![200, 503].includes(status))
        ground.wrong(`on a full disk a read was answered ${status}`);
      await pause(500);
    }
    const page = await fetch(muster.url);
    if (page.status !== 200) ground.wrong(`the page was answered ${page.status}`);

    rmSync(join(disk, 'filler'));
    const full = writers.acknowledged();
    await until('writes go on with room', 30_000, () => writers.acknowledged() > full + 20);
    await writers.stop();
    await noRunStaysPending(place);
    await compareWithWitness(ground, place, writers.witness.all());
    await checkSums(ground, place);
    if (!muster.isRunning() || muster.pid() !== pid) ground.wrong('Muster itself ended');
    const told = Object.entries(reads).map(([status, count]) => `${count} x ${status}`);
    return `${full} acknowledged before, ${writers.acknowledged() - full} after; writes 503 below 200 MB, reads on a full disk ${told.join(', ')}, the same process all along`;
  },
};
