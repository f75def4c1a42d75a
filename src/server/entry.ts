// The program that the start script runs: `serve` or one of the commands.
import { admin } from './cli/admin';
import { backup } from './cli/backup';
import { demo } from './cli/demo';
import { doctor } from './cli/doctor';
import { migrate } from './cli/migrate';
import { restore } from './cli/restore';
import { serve } from './main';
import { StartupError } from './startup-error';

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  serve: () => serve(),
  demo,
  admin,
  backup,
  doctor,
  restore,
  migrate,
};

const [name = 'serve', ...args] = process.argv.slice(2);

try {
  const command = COMMANDS[name];
  if (!command) throw new StartupError(`Muster has no command '${name}'.`);
  await command(args);
} catch (error) {
  process.stderr.write(
    error instanceof StartupError
      ? `\n${error.message}\n\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
