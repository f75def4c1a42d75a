// A PostgreSQL with a streaming replica, both in a temporary folder, made with Debian's programs. The built-in PostgreSQL
// has none that could copy a running database.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BIN = '/usr/lib/postgresql/15/bin';

export const canReplicate = existsSync(join(BIN, 'pg_basebackup'));

export function startReplicatedPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'muster-replica-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const run = (command: string) => {
    // PostgreSQL refuses to run as root.
    const [program, ...before] = isRoot ? ['su', 'postgres', '-s', '/bin/sh'] : ['sh'];
    execFileSync(program, [...before, '-c', `${BIN}/${command}`], { stdio: 'ignore', cwd: folder });
  };
  const start = (name: string, port: number) =>
    run(
      `pg_ctl -D ${folder}/${name} -l ${folder}/${name}.log -w -o '-k ${folder} -p ${port} -c listen_addresses= -c fsync=off' start`,
    );
  const urlOf = (port: number) =>
    `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  run(`initdb -D ${folder}/primary -U postgres -A trust -E UTF8 --locale=C --no-sync`);
  start('primary', 5432);
  run(`pg_basebackup -h ${folder} -p 5432 -U postgres -D ${folder}/replica -R -c fast --no-sync`);
  start('replica', 5433);
  return {
    url: urlOf(5432),
    replicaUrl: urlOf(5433),
    promote: () => run(`pg_ctl -D ${folder}/replica -w promote`),
    stopReplica: () => run(`pg_ctl -D ${folder}/replica -m immediate stop`),
    stop() {
      for (const name of ['replica', 'primary']) {
        if (!existsSync(join(folder, name, 'postmaster.pid'))) continue;
        run(`pg_ctl -D ${folder}/${name} -m immediate stop`);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
