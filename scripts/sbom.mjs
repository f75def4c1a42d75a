// npm run sbom: writes sbom.cdx.json, the packages that Muster ships with, as CycloneDX. Read from the lock file alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = 'sbom.cdx.json';
const { name, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
);

// Not npm's `--omit dev`: that also leaves out what both we and a tool need, pg for one.
const shipped = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
);

/** Where a package was fetched from is a matter of this machine; its purl and its hash name it anywhere. */
function withoutDownloads(component) {
  const externalReferences = (component.externalReferences ?? []).filter(
    ({ type }) => type !== 'distribution',
  );
  return { ...component, externalReferences };
}

// npm takes the name from the folder.
bom.metadata.component = { ...withoutDownloads(bom.metadata.component), type: 'application', name };
bom.components = bom.components
  .filter((component) => shipped.has(component['bom-ref']))
  .map(withoutDownloads);
const kept = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
writeFileSync(join(root, file), `${JSON.stringify(bom, null, 2)}\n`);
const { version } = bom.metadata.component;
process.stdout.write(`${file}: ${name} ${version} with ${bom.components.length} packages.\n`);
