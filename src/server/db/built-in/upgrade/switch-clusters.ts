// The end of a move: the old cluster steps aside, the new one takes its name. Two renames, because no
// file system replaces a full folder by one; between them nothing is named `cluster`, and neither an
// older Muster nor a command starts on such a folder.
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { passFaultPoint } from '../../../fault-points';
import type { DataLocation } from '../data-location';
import { errorCode } from '../errors';
import { syncFolder } from '../folders';
import { stopForGood } from '../postmaster';
import { listReplacedClusters, replacedClusterPath } from './replaced-clusters';

/** Appears complete, by one rename: the new cluster, with all data in it and compared. */
export function nextFolder(location: DataLocation): string {
  return join(location.home, 'next');
}

export function nextCluster(next: string): string {
  return join(next, 'cluster');
}

export async function switchClusters(
  location: DataLocation,
  oldMajor: number,
  log: (sentence: string) => void,
): Promise<void> {
  // Under a running PostgreSQL, whose claim keeps every other Muster out: from here on none can launch it again.
  await rename(location.cluster, replacedClusterPath(location, oldMajor, new Date()));
  await syncFolder(location.home);
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-switch');
  await finishSwitch(location, log);
}

export async function isSwitchUnfinished(location: DataLocation): Promise<boolean> {
  return !(await exists(location.cluster)) && (await exists(nextCluster(nextFolder(location))));
}

/** Goes on where a killed Muster stopped between the two renames. */
export async function finishSwitch(
  location: DataLocation,
  log: (sentence: string) => void,
): Promise<void> {
  if (!(await isSwitchUnfinished(location))) return;
  for (const { path } of await listReplacedClusters(location)) {
    await stopForGood(path, log, location.cluster);
  }
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-switch');
  const next = nextFolder(location);
  await rename(nextCluster(next), location.cluster).catch(async (error) => {
    // Another start that goes on at the same moment has been faster.
    if (errorCode(error) !== 'ENOENT' || !(await exists(location.cluster))) throw error;
  });
  await syncFolder(location.home);
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-switch');
  await rm(next, { recursive: true, force: true });
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
