// Debian's PostgreSQL 15 in a temporary folder, for the second run of the server tests in CI.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

const BIN = '/usr/lib/postgresql/15/bin';

function install() {
  if (existsSync(join(BIN, 'postgres'))) return;
  process.stdout.write("Installing Debian's PostgreSQL 15 ...\n");
  if (
    !run('apt-get', ['update']) ||
    !run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'])
  ) {
    process.stderr.write('PostgreSQL 15 could not be installed.\n');
    process.exit(1);
  }
}

export async function startDebianPostgres() {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'muster-pg15-'));
  // PostgreSQL refuses to run as root.
  const as = (command) =>
    process.getuid?.() === 0
      ? run('su', ['postgres', '-s', '/bin/sh', '-c', command])
      : run('sh', ['-c', command]);
  if (process.getuid?.() === 0) run('chown', ['postgres', folder]);
  // What may be lost in a crash need not be written twice, and compiling a statement takes longer than these run.
  const quick = '-c fsync=off -c full_page_writes=off -c jit=off';
  const settings = `-k ${folder} -c listen_addresses= ${quick} -c max_connections=200`;
  const worked =
    as(`${BIN}/initdb -D ${folder}/data -U postgres -A trust -E UTF8 --locale=C`) &&
    as(`${BIN}/pg_ctl -D ${folder}/data -l ${folder}/log -o '${settings}' -w start`);
  if (!worked) process.exit(1);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      as(`${BIN}/pg_ctl -D ${folder}/data -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
