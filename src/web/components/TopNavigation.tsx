import { Link } from '@tanstack/react-router';
import { Bell, LogOut } from 'lucide-react';
import { counted } from '#engine/counted';
import { useUnreadNotices } from '../data/notices';
import { useUser } from '../data/session';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { buttonStyles } from '../ui/button-styles';
import { cn } from '../ui/cn';
import { Logo } from '../ui/Logo';
import { NavigationLinks } from './NavigationLinks';
import { roleLabel } from './navigation';
import { onScreens } from './on-screens';
import { PhoneMenu } from './PhoneMenu';
import { UserMenu } from './UserMenu';
import { useSignOut } from './use-sign-out';

/** Tailwind's md, by which the styles choose in a shell: it has both. In the app, the other would be drawn for nobody. */
const useRoomForBar = onScreens('48rem');

export function TopNavigation() {
  const user = useUser();
  const { signOut, pending } = useSignOut();
  const role = roleLabel(user);
  const room = useRoomForBar();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 sm:px-6 xl:flex-nowrap">
        <Link
          to="/dashboard"
          aria-label="Muster, home"
          className="-mx-1 flex rounded-md p-1"
          activeProps={{ 'aria-current': undefined }}
        >
          <Logo className="size-7" />
        </Link>
        <p
          title={user.org_name ?? undefined}
          className="min-w-0 flex-1 truncate font-semibold xl:max-w-64 xl:flex-initial"
        >
          {user.org_name ?? 'Muster'}
        </p>
        {room !== false && (
          <>
            <nav
              aria-label="Main"
              className="order-last -mx-2.5 hidden basis-full pb-2 md:block xl:order-none xl:mx-1 xl:basis-auto xl:pb-0"
            >
              <NavigationLinks layout="bar" />
            </nav>
            <div className="ml-auto hidden shrink-0 items-center gap-1 md:flex">
              {role && <Badge tone="role">{role}</Badge>}
              {user.role && <InboxBell />}
              <UserMenu />
              <Button variant="ghost" pending={pending} onClick={signOut}>
                {!pending && <LogOut aria-hidden="true" />}
                Logout
              </Button>
            </div>
          </>
        )}
        {room !== true && (
          <>
            {user.role && <InboxBell className="md:hidden" />}
            <PhoneMenu className="-mr-2 md:hidden" />
          </>
        )}
      </div>
    </header>
  );
}

/** Leads to the inbox, with how much is unread there. */
function InboxBell({ className }: { className?: string | undefined }) {
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
          className="absolute top-0.5 left-5 min-w-4.5 sm:-top-0.5 rounded-full bg-brand px-1 text-center text-xs leading-4.5 font-semibold text-brand-text tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
