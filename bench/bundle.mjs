// npm run bench:bundle: what a browser downloads, compressed: before the login form works, and for each screen.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';

build();
const web = join(import.meta.dirname, '..', 'dist', 'web');
const assets = join(web, 'assets');
const GOAL_KB = 200;

const sizeOf = (name) => statSync(join(assets, `${name}.br`)).size / 1024;
const importsOf = (name) =>
  [
    ...readFileSync(join(assets, name), 'utf8').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ),
  ].map(([, imported]) => imported);

/** The file and all that it cannot start without. */
function closure(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closure(importsOf(name), found);
  }
  return found;
}

const page = readFileSync(join(web, 'index.html'), 'utf8');
const app = closure([...page.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name));
const parts = readdirSync(assets).filter((name) => /Screen-[\w-]+\.js$/.test(name));
function say(what, names) {
  const kilobytes = [...names].reduce((sum, name) => sum + sizeOf(name), 0);
  const files = `${[...names].length} files`;
  process.stdout.write(
    `${what.padEnd(50)}${files.padStart(10)}${kilobytes.toFixed(1).padStart(9)} kB\n`,
  );
}

const login = parts.filter((name) => name.startsWith('LoginScreen-'));
if (login.length !== 1) throw new Error('The file of the login form is missing');
say('for every page', app);
say(`before the login form works (goal: at most ${GOAL_KB})`, closure(login, new Set(app)));
for (const name of parts.sort()) {
  const needed = closure([name], new Set(app));
  say(
    `more for ${name.replace(/-[\w-]+\.js$/, '')}`,
    [...needed].filter((each) => !app.has(each)),
  );
}
