// npm run demo [-- --remove]: the same server as npm start, in its own data folder, with an organisation to try.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { serve } from '../main';
import type { Ground } from '../startup';
import { removeDemo } from './demo/remove';
import { ensureDemo } from './demo/seed';
import { WATTLE } from './demo/wattle';
import { welcomeText } from './demo/welcome';

const DATA_FOLDER = './data-demo';

export async function demo(args: string[]): Promise<void> {
  process.env.DATA_DIR ||= DATA_FOLDER;
  if (args.includes('--remove')) return removeDemo();
  let welcome = '';
  await serve(async (ground) => {
    welcome = await fill(ground);
  });
  // Waits for the last lines of the log, so that the accounts appear below them.
  await nextTurn();
  process.stdout.write(welcome);
}

async function fill(ground: Ground): Promise<string> {
  const { config, database } = ground;
  await ensureDemo(database, dateAt(Date.now() as Instant, WATTLE.timezone as Zone));
  const text = await welcomeText(database, config.publicUrl.origin);
  return `${text}${removalSentence(ground)}\n\n`;
}

function removalSentence({ builtIn }: Ground): string {
  return builtIn
    ? 'To remove the demo, stop it and run: npm run demo -- --remove'
    : 'To remove the demo, stop it and delete its database.';
}
