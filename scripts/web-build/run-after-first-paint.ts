import type { Plugin } from 'vite';

/** The bundler asks for several files when what the page runs has been put together with what others share. */
const CODE =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/**
 * Leaves it to shell.js to fetch and run the app, once the shell has been painted. As plain modules its code would
 * take the line from the styles that the first look waits for, and code from the cache would run before it.
 */
export function runAfterFirstPaint(): Plugin {
  return {
    name: 'muster:run-after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const files = [...html.matchAll(CODE)].map(([, file]) => file);
        const page = html
          .replaceAll(CODE, '')
          .replace('</head>', `  <meta name="app" content="${files.join(' ')}" />\n  </head>`);
        if (files.length === 0 || page.includes('type="module"'))
          throw new Error('A page runs its code before its first look');
        return page;
      },
    },
  };
}
