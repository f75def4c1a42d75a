import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDataLocation, type DataLocation } from '../data-location';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The name holds the time of the move: renaming leaves a folder's own times as they were. */
export function replacedClusterPath(location: DataLocation, major: number, now: Date): string {
  const time = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-');
  return join(location.home, `cluster-${major}-replaced-${time}Z`);
}

const NAME = /^cluster-\d+-replaced-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z$/;

export async function listReplacedClusters(location: DataLocation) {
  return (await readdir(location.home)).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (!day) return [];
    const replacedAt = Date.parse(`${day}${hour}:${minute}:${second}Z`);
    return [{ path: join(location.home, name), replacedAt }];
  });
}

/**
 * Removes each replaced cluster a day after the move, for as long as Muster runs. A start later than
 * that gets an hour first: someone may be about to find out that something is wrong.
 */
export async function removeReplacedClusters(
  dataDir: string,
  log: (sentence: string) => void,
): Promise<() => void> {
  const location = await chooseDataLocation(dataDir, () => undefined);
  const timers = (await listReplacedClusters(location)).map(({ path, replacedAt }) => {
    const wait = Math.max(replacedAt + DAY_MS - Date.now(), HOUR_MS);
    const timer = setTimeout(async () => {
      try {
        await rm(path, { recursive: true, force: true });
        log(`Removed the database of the old PostgreSQL in ${path}: it was replaced a day ago.`);
      } catch (error) {
        log(`The database of the old PostgreSQL in ${path} can't be removed: ${error}`);
      }
    }, wait);
    return timer.unref();
  });
  return () => timers.forEach(clearTimeout);
}
