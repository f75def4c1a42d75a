import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { ShortcutList } from '../../../shortcuts/ShortcutList';

export function ShortcutsHelp({ user }: { user: SessionUser }) {
  return (
    <>
      <p>
        Shortcuts wait while you type or a dialog is open. Single keys can be switched off in{' '}
        <Link to="/account" hash="shortcuts" className="text-brand underline underline-offset-4">
          Your account
        </Link>
        .
      </p>
      <ShortcutList user={user} of="everywhere" />
      {can(user, 'see roster') && (
        <>
          <h3>In the roster grid</h3>
          <ShortcutList user={user} of="grid" />
        </>
      )}
    </>
  );
}
