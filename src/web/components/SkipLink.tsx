import type { MouseEvent } from 'react';
import { focusMain } from '../platform/focus-main';

export function SkipLink() {
  // A followed '#main' would stay in the address bar and in the history.
  function skip(event: MouseEvent) {
    event.preventDefault();
    focusMain();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as a link does
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-md bg-brand px-4 py-2 font-medium text-brand-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
    >
      Skip to content
    </a>
  );
}
