import { Link } from '@tanstack/react-router';
import {
  Building,
  Building2,
  ChevronDown,
  CircleHelp,
  CircleUser,
  Command,
  History,
  MessagesSquare,
  Monitor,
  Moon,
  Plus,
  Search,
  Sun,
} from 'lucide-react';
import { useState } from 'react';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { Keys } from '../shortcuts/Keys';
import { useShortcutActions } from '../shortcuts/shortcut-context';
import { keysOf } from '../shortcuts/shortcut-keys';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../ui/Menu';
import { RecentMessages } from '../ui/RecentMessages';
import { setThemePreference, useThemePreference } from '../ui/theme';
import { FEW_ORGANIZATIONS, OrganizationChoices } from './OrganizationChoices';
import { useOrganizationSwitch } from './use-organization-switch';

export function UserMenu() {
  const user = useUser();
  const [showingMessages, setShowingMessages] = useState(false);
  const [switching, setSwitching] = useState(false);
  const { run } = useShortcutActions();
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" className="min-w-0 shrink gap-2 px-2 sm:px-2">
            <Avatar name={user.name} size="sm" />
            <span title={user.name} className="max-w-20 truncate 2xl:max-w-36">
              {user.name}
            </span>
            <span className="sr-only">, your menu</span>
            <ChevronDown aria-hidden="true" className="text-muted" />
          </Button>
        }
      >
        <MenuLabel className="max-w-64 truncate">{user.email}</MenuLabel>
        <MenuItem asChild>
          <Link to="/account">
            <CircleUser aria-hidden="true" />
            Your account
          </Link>
        </MenuItem>
        {can(user, 'see organisation') && (
          <MenuItem asChild>
            <Link to="/organization">
              <Building aria-hidden="true" />
              Organization
            </Link>
          </MenuItem>
        )}
        {can(user, 'see audit log') && (
          <MenuItem asChild>
            <Link to="/audit-log">
              <History aria-hidden="true" />
              Audit log
            </Link>
          </MenuItem>
        )}
        {can(user, 'manage organisations') && (
          <MenuItem asChild>
            <Link to="/admin/organizations">
              <Building2 aria-hidden="true" />
              Organizations
            </Link>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setShowingMessages(true)}>
          <MessagesSquare aria-hidden="true" />
          Recent messages
        </MenuItem>
        <MenuItem onSelect={() => run('menu')}>
          <Command aria-hidden="true" />
          <span className="flex-1">Command menu</span>
          <Keys keys={keysOf('menu')} />
        </MenuItem>
        <MenuItem asChild>
          <Link to="/help">
            <CircleHelp aria-hidden="true" />
            Help
          </Link>
        </MenuItem>
        <MenuSeparator />
        <OrganizationItems onSearch={() => setSwitching(true)} />
        <MenuSeparator />
        <ThemeItems />
      </Menu>
      <RecentMessagesDialog open={showingMessages} onOpenChange={setShowingMessages} />
      <Dialog open={switching} onOpenChange={setSwitching} title="Switch organisation" size="sm">
        <OrganizationChoices onChosen={() => setSwitching(false)} />
      </Dialog>
    </>
  );
}

/** A few organisations stand in the menu; many are searched in a dialog. */
function OrganizationItems({ onSearch }: { onSearch: () => void }) {
  const user = useUser();
  const { choices, switchTo } = useOrganizationSwitch();
  return (
    <>
      {choices.length > FEW_ORGANIZATIONS && (
        <MenuItem onSelect={onSearch}>
          <Search aria-hidden="true" />
          Switch organisation...
        </MenuItem>
      )}
      {choices.length > 0 && choices.length <= FEW_ORGANIZATIONS && (
        <>
          <MenuLabel>Switch organisation</MenuLabel>
          <MenuRadioGroup
            label="Switch organisation"
            options={choices}
            value={user.org_id ?? ''}
            onValueChange={(id) => id !== user.org_id && switchTo(id)}
          />
        </>
      )}
      <MenuItem asChild>
        <Link to="/organizations/new">
          <Plus aria-hidden="true" />
          New organisation
        </Link>
      </MenuItem>
    </>
  );
}

const THEMES = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
] as const;

function ThemeItems() {
  const preference = useThemePreference();
  return (
    <>
      <MenuLabel>Theme</MenuLabel>
      <MenuRadioGroup
        label="Theme"
        options={THEMES}
        value={preference}
        onValueChange={setThemePreference}
      />
    </>
  );
}

type RecentMessagesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function RecentMessagesDialog(props: RecentMessagesDialogProps) {
  return (
    <Dialog {...props} title="Recent messages" description="Messages since you opened this page.">
      <RecentMessages />
    </Dialog>
  );
}
