import { Link } from '@tanstack/react-router';
import type { HelpEntry } from './help-for';

export function HelpContents({ sections }: { sections: readonly HelpEntry[] }) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-lg border border-line bg-surface p-2 lg:sticky lg:top-28 xl:top-20 print:hidden"
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/help"
              hash={id}
              // The router marks it as the page that is open, which all of them are.
              activeProps={{ 'aria-current': undefined }}
              className="flex min-h-11 items-center rounded-md px-2.5 text-muted hover:bg-subtle hover:text-text lg:min-h-8 lg:py-1.5 lg:text-sm lg:leading-snug"
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
