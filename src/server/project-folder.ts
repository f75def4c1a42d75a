// Finds the project folder, with migrations and package.json, from wherever the bundled code lies below it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findProjectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations')) && folder !== dirname(folder))
    folder = dirname(folder);
  return folder;
}

export const PROJECT_FOLDER = findProjectFolder();

export const VERSION: string = JSON.parse(
  readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'),
).version;
