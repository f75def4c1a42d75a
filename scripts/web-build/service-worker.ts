import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesWith } from './files-with.ts';

// The worker carries the build's fingerprint: a browser takes over a new one only when its bytes differ.
export function serviceWorker(): Plugin {
  return {
    name: 'muster:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const build = createHash('sha256').update(Object.keys(bundle).sort().join());
        for (const entry of readdirSync('src/web/public', { withFileTypes: true })) {
          if (entry.isFile()) build.update(readFileSync(join('src/web/public', entry.name)));
        }
        const source = readFileSync('src/web/offline/service-worker.js', 'utf8');
        const id = build.digest('hex').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source
            .replace('__BUILD__', id)
            .replace('__KIOSK_FILES__', JSON.stringify(filesWith('kiosk.tsx', bundle))),
        });
      },
    },
  };
}
