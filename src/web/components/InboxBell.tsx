import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { counted } from '#engine/counted';
import { useUnreadNotices } from '../data/notices';
import { buttonStyles } from '../ui/button-styles';
import { cn } from '../ui/cn';

/** Leads to the inbox, with how much is unread there. */
export function InboxBell({ className }: { className?: string | undefined }) {
  const unread = useUnreadNotices();
  return (
    <Link
      to="/inbox"
      aria-label={unread === 0 ? 'Inbox' : `Inbox, ${counted(unread, 'unread notice')}`}
      title="Inbox"
      className={cn(buttonStyles({ variant: 'ghost' }), 'relative px-2.5 sm:px-2.5', className)}
    >
      <Bell aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1 left-5 min-w-4.5 sm:-top-1.5 rounded-full bg-brand px-1 text-center text-xs leading-4.5 font-semibold text-brand-text tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
