import type { Plugin } from 'vite';

/**
 * Leaves it to shell.js to fetch and run the app, once the shell has been painted. As a plain module its code would
 * take the line from the styles that the first look waits for, and code from the cache would run before it.
 */
export function runAfterFirstPaint(): Plugin {
  return {
    name: 'muster:run-after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/,
          '<meta name="app" content="$1" />',
        ),
    },
  };
}
