// npm run bench: every benchmark, one after the other. With --write the figures go into docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const NAMES = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const PAGE = join(root, 'docs', 'performance.md');
const MARK = '<!-- figures -->';

const parts = [];
for (const name of NAMES) {
  process.stdout.write(`\n== npm run ${name}\n`);
  const { status, stdout } = spawnSync('npm', ['run', '-s', name], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  if (status !== 0) process.exit(status ?? 1);
  parts.push(`## npm run ${name}\n\n\`\`\`\n${stdout.trim()}\n\`\`\`\n`);
}

if (process.argv.includes('--write')) {
  const [cpu] = cpus();
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}.`;
  const [before] = readFileSync(PAGE, 'utf8').split(MARK);
  writeFileSync(PAGE, `${before}${MARK}\n\nMeasured ${machine}\n\n${parts.join('\n')}`);
}
