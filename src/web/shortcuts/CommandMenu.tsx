import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { AfterClose } from '../components/AfterClose';
import { useSignOut } from '../components/use-sign-out';
import { useEmployees } from '../data/employees';
import { useLocations } from '../data/locations';
import { useUser } from '../data/session';
import { useShiftGroups } from '../data/shift-groups';
import { Dialog } from '../ui/Dialog';
import { SearchInput } from '../ui/SearchInput';
import { setThemePreference } from '../ui/theme';
import { CommandOptions, optionId } from './CommandOptions';
import { type Command, commandsFor, filterCommands, findThings } from './commands';
import { releaseLetters } from './held-letters';
import { useShortcutActions } from './shortcut-context';
import { shortcutOf } from './shortcut-keys';

type CommandMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function CommandMenu({ open, onOpenChange }: CommandMenuProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const chosen = useRef<Command>(undefined);
  const carryOut = useCommand();
  const user = useUser();
  const commands = filterCommands(commandsFor(user), typed);
  const found = [...commands, ...findThings(useThings(can(user, 'see roster')), typed)];

  function choose(command: Command | undefined) {
    if (!command) return;
    chosen.current = command;
    onOpenChange(false);
  }

  function move(to: number) {
    if (found.length === 0) return;
    const next = (to + found.length) % found.length;
    setActive(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(Math.min(active + 6, found.length - 1)),
      PageUp: () => move(Math.max(active - 6, 0)),
      Enter: () => choose(found[active]),
    };
    const closing = shortcutOf(event, false) === 'menu';
    const step = closing ? () => onOpenChange(false) : steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Command menu">
      <div className="flex flex-col gap-2">
        <SearchInput
          aria-label="Command"
          placeholder="Search people, sites, pages and actions"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? optionId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onFocus={() => setTyped(typed + releaseLetters())}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div className="flex h-[min(22rem,50dvh)] flex-col">
          {found.length === 0 && (
            <p className="p-2.5 text-muted">No commands match. Try another word.</p>
          )}
          <CommandOptions
            id={listId}
            commands={found}
            grouped={typed.trim() === ''}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </div>
        <p role="status" className="sr-only">
          {typed && counted(found.length, 'command')}
        </p>
      </div>
      {/* The command runs once the focus is back where it was before the menu opened. */}
      <AfterClose run={() => chosen.current && carryOut(chosen.current)} />
    </Dialog>
  );
}

/** Nothing is read for people who can't see the roster. */
function useThings(enabled: boolean) {
  const { data: people = [] } = useEmployees({ enabled });
  const { data: sites = [] } = useLocations({ enabled });
  const { data: groups = [] } = useShiftGroups({ enabled });
  return { people, sites, groups };
}

function useCommand(): (command: Command) => void {
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { run, make } = useShortcutActions();
  const { signOut } = useSignOut();
  return ({ does }) => {
    if (does.type === 'shortcut') run(does.id);
    else if (does.type === 'make') make(does.thing);
    else if (does.type === 'theme') setThemePreference(does.theme);
    else if (does.type === 'sign-out') void signOut();
    else if (does.type === 'person') {
      const { employeeId } = does;
      void navigate({ to: '/employees/$employeeId', params: { employeeId } });
    } else if (does.type === 'roster') {
      // The days in view stay.
      const search = ({ date }: { date?: CalendarDate | undefined }) => ({
        date: pathname === '/roster' ? date : undefined,
        ...does.search,
      });
      void navigate({ to: '/roster', search });
    } else void navigate({ to: does.to, search: does.search ?? {} });
  };
}
