// npm start, npm run demo, npm run admin ...: builds what is stale, then becomes the server or the command.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Muster needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

build();
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'server', 'entry.js')).href);
