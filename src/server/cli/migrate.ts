// npm run migrate [-- --dry-run]
import { agree, counted } from '#engine/counted';
import { rehearseUpgrade } from '../backup/rehearse-upgrade';
import { prepareFolder } from '../prepare-folder';
import { MIGRATIONS, prepare, reachDatabase } from '../startup';
import { StartupError } from '../startup-error';

const USAGE = `Use: npm run migrate [-- --dry-run]
  --dry-run tries the migrations on a copy, and changes nothing`;

export async function migrate([option, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || (option !== undefined && option !== '--dry-run')) {
    throw new StartupError(USAGE);
  }
  if (option === undefined) return (await prepare('command')).close();
  const { config, postgres } = await reachDatabase('command');
  try {
    await prepareFolder(config.dataDir);
    const { missing, rows, seconds } = await rehearseUpgrade(
      postgres.url,
      config.dataDir,
      MIGRATIONS,
    );
    const count = missing.length;
    process.stdout.write(
      count === 0
        ? `The database is up to date. We tried it with a copy: ${counted(rows, 'row')}.\n`
        : `${counted(count, 'migration')} ${agree(count, 'works', 'work')} on a copy with ${counted(rows, 'row')}, which took ${counted(seconds, 'second')}: ${missing.join(', ')}. Your database was not changed.\n`,
    );
  } finally {
    await postgres.stop();
  }
}
