import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown, LogOut, Menu, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { useShortcutActions } from '../shortcuts/shortcut-context';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { cn } from '../ui/cn';
import { Dialog } from '../ui/Dialog';
import { RecentMessages } from '../ui/RecentMessages';
import { setThemePreference, useThemePreference } from '../ui/theme';
import { AfterClose } from './AfterClose';
import { NavigationLinks } from './NavigationLinks';
import { roleLabel } from './navigation';
import { OrganizationChoices } from './OrganizationChoices';
import { useOrganizationSwitch } from './use-organization-switch';
import { useSignOut } from './use-sign-out';

export function PhoneMenu({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  // Open for one page only: a link in it, and the browser's Back, close it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className={cn('px-2.5', className)}
        onClick={() => setOpenOn(pathname)}
      >
        <Menu aria-hidden="true" />
        Menu
      </Button>
      <Dialog
        open={openOn === pathname}
        onOpenChange={(open) => setOpenOn(open ? pathname : null)}
        title="Menu"
      >
        <PhoneMenuContent onLeave={() => setOpenOn(null)} />
      </Dialog>
    </>
  );
}

const linkStyles = 'flex h-11 items-center rounded-md px-3 text-base font-medium hover:bg-subtle';

function PhoneMenuContent({ onLeave }: { onLeave: () => void }) {
  const user = useUser();
  const { signOut, pending } = useSignOut();
  const { run } = useShortcutActions();
  const commands = useRef(false);
  const role = roleLabel(user);
  return (
    // A link to the page that is open already closes the menu too.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    <div
      className="flex flex-col gap-4"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onLeave();
      }}
    >
      <nav aria-label="Main" className="-mx-3">
        <NavigationLinks layout="list" />
      </nav>

      <section aria-label="You" className="flex flex-col gap-3 border-t border-line pt-4">
        <div className="flex items-center gap-3">
          <Avatar name={user.name} size="lg" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-sm text-muted">{user.email}</p>
          </div>
          {role && <Badge tone="role">{role}</Badge>}
        </div>
        <div className="-mx-3 flex flex-col">
          <Link to="/account" className={linkStyles}>
            Your account
          </Link>
          {can(user, 'see organisation') && (
            <Link to="/organization" className={linkStyles}>
              Organization
            </Link>
          )}
          {can(user, 'see audit log') && (
            <Link to="/audit-log" className={linkStyles}>
              Audit log
            </Link>
          )}
          {can(user, 'manage organisations') && (
            <Link to="/admin/organizations" className={linkStyles}>
              Organizations
            </Link>
          )}
          <button
            type="button"
            className={linkStyles}
            onClick={() => {
              commands.current = true;
              onLeave();
            }}
          >
            Command menu
          </button>
          <Link to="/help" className={linkStyles}>
            Help
          </Link>
        </div>
        <Organizations />
        <ThemeChoice />
      </section>

      <details className="border-t border-line pt-3">
        <summary className="flex min-h-11 items-center justify-between font-medium">
          Recent messages
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </summary>
        <RecentMessages />
      </details>

      <Button pending={pending} onClick={signOut}>
        {!pending && <LogOut aria-hidden="true" />}
        Logout
      </Button>
      <AfterClose run={() => commands.current && run('menu')} />
    </div>
  );
}

/** Switching the organisation, and founding another. */
function Organizations() {
  const several = useOrganizationSwitch().choices.length > 0;
  return (
    <div>
      {several && <p className="mb-1 text-sm text-muted">Switch organisation</p>}
      <OrganizationChoices />
      <Link to="/organizations/new" className={cn(linkStyles, '-mx-3 gap-3')}>
        <Plus aria-hidden="true" className="size-5 text-muted" />
        New organisation
      </Link>
    </div>
  );
}

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** The theme outside a menu. */
function ThemeChoice() {
  const preference = useThemePreference();
  const name = useId();
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-left text-base">Theme</legend>
      <div className="flex rounded-md border border-line-strong/60 p-0.5">
        {THEMES.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex h-10 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={preference === value}
              onChange={() => setThemePreference(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
