// npm run demo: the same server as npm start, in a data folder of its own, with an organisation to try.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { serve } from '../main';
import type { Ground } from '../startup';
import { ensureDemo } from './demo/seed';
import { WATTLE } from './demo/wattle';
import { welcomeText } from './demo/welcome';

const DATA_FOLDER = './data-demo';

export async function demo(): Promise<void> {
  process.env.DATA_DIR ||= DATA_FOLDER;
  let welcome = '';
  await serve(async (ground) => {
    welcome = await fill(ground);
  });
  // The log writes its last lines a moment later; the accounts are to stand below them.
  await nextTurn();
  process.stdout.write(welcome);
}

async function fill(ground: Ground): Promise<string> {
  const { config, database } = ground;
  await ensureDemo(database, dateAt(Date.now() as Instant, WATTLE.timezone as Zone));
  const text = await welcomeText(database, config.publicUrl.origin);
  return `${text}${removalSentence(ground)}\n\n`;
}

function removalSentence({ config, builtIn }: Ground): string {
  const heldThere = builtIn && existsSync(join(config.dataDir, 'postgres'));
  const what = heldThere ? `the folder ${config.dataDir}` : 'its database';
  return `To remove the demo, stop it and delete ${what}.`;
}
