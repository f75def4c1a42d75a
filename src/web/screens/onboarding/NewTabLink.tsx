import { Link } from '@tanstack/react-router';

type NewTabLinkProps = { to: '/terms' | '/privacy'; children: string };

/** For somebody in the middle of a form, which must not get lost. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <Link
      to={to}
      target="_blank"
      className="font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
