// npm run dev: the server rebuilt and restarted on every change, and the front end with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';

const root = join(import.meta.dirname, '..');
let server;
let restarting = false;

function startServer() {
  server = spawn(process.execPath, [join(root, 'dist/server/entry.js'), 'serve'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  });
  server.on('exit', (code) => {
    if (restarting) startServer();
    else if (code !== 0)
      process.stderr.write('The server stopped; it starts again with the next change.\n');
    restarting = false;
  });
}

function restartServer() {
  if (!server || server.exitCode !== null) return startServer();
  restarting = true;
  server.kill('SIGTERM');
}

const watcher = await build({
  root,
  configFile: join(root, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
});
watcher.on('event', ({ code, result }) => {
  if (code === 'BUNDLE_END') {
    result?.close();
    restartServer();
  }
});

const front = await createServer({
  root: join(root, 'src/web'),
  configFile: join(root, 'vite.config.ts'),
});
await front.listen();
process.stdout.write('\nMuster in development: http://localhost:5173\n\n');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await Promise.all([front.close(), watcher.close()]);
    if (!server || server.exitCode !== null) process.exit(0);
    server.on('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}
