import { spawnSync } from 'node:child_process';

/** Runs a command, shows its output only when it fails, and tells whether it worked. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...options,
  });
  if (result.status !== 0) {
    process.stderr.write(
      `${command} ${args.join(' ')}\n${result.stdout ?? ''}${result.stderr ?? ''}`,
    );
  }
  return result.status === 0;
}
