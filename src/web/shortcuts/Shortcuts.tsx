import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { holdLetters, releaseLetters } from './held-letters';
import { type NewThingLoaders, type NewThingProps, RIGHT_TO_MAKE } from './new-things';
import { pageActions } from './page-actions';
import { type ShortcutActions, ShortcutContext } from './shortcut-context';
import { type ShortcutId, shortcutOf, shortcutsFor } from './shortcut-keys';
import { singleKeysAreOn } from './single-keys';
import { useLateDialog } from './use-late-dialog';

const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role=${role}][data-state=open]`)
  .join();

/** Inputs that take no text. Keys typed in any other input belong to that input. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset'];

const readHelp = async () => (await import('./ShortcutsDialog')).ShortcutsDialog;
const readMenu = async () => {
  try {
    return (await import('./CommandMenu')).CommandMenu;
  } catch (error) {
    releaseLetters();
    throw error;
  }
};

type ShortcutsProps = { dialogs: NewThingLoaders; children: ReactNode };

/** Listens to the keys and shows the dialogs that keys and menus open over any page. */
export function Shortcuts({ dialogs, children }: ShortcutsProps) {
  const go = useGo();
  const user = useUser();
  // People ask for these dialogs first.
  const soon = useMemo(() => {
    const made = (['shift', 'employee'] as const).filter((each) => can(user, RIGHT_TO_MAKE[each]));
    return [readMenu, ...made.map((each) => dialogs[each])];
  }, [user, dialogs]);
  const dialog = useLateDialog<NewThingProps>(soon);

  const make: ShortcutActions['make'] = (thing, from) => dialog.load(dialogs[thing], from);

  function openMenu() {
    holdLetters();
    void dialog.load(readMenu);
  }

  function run(id: ShortcutId): boolean {
    if (id === 'search') return focusSearch();
    if (id === 'today') go.toToday();
    else if (id === 'new-shift') void make('shift', pageActions().newShiftAt?.());
    else if (id === 'help') void dialog.load(readHelp);
    else if (id === 'menu') openMenu();
    else go.toView(id);
    return true;
  }

  useShortcutKeys(run);
  const { subject, turn, open, onOpenChange } = dialog;
  return (
    <ShortcutContext value={{ run, make }}>
      {children}
      {subject && (
        <subject.View key={turn} {...subject.more} open={open} onOpenChange={onOpenChange} />
      )}
    </ShortcutContext>
  );
}

/** `run` returns false when it did nothing. The key is then left to the browser. */
function useShortcutKeys(run: (id: ShortcutId) => boolean): void {
  const user = useUser();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const id = shortcutOf(event, singleKeysAreOn());
    if (!id || !shortcutsFor(user).some((shortcut) => shortcut.id === id)) return;
    if ((id !== 'menu' && isTyping(event.target)) || overlayIsOpen()) return;
    if (run(id)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

/** An open dialog or menu gets all keys. */
function overlayIsOpen(): boolean {
  return document.querySelector(OVERLAYS) !== null;
}

function useGo() {
  const user = useUser();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  /** The shown day stays, as with the view switch on the page. */
  function toView(view: 'grid' | 'map' | 'list'): void {
    void navigate({
      to: '/roster',
      search: ({ date }) => ({
        date: pathname === '/roster' ? date : undefined,
        view: view === 'grid' ? undefined : view,
      }),
    });
  }

  function toToday(): void {
    const { today } = pageActions();
    if (today) today();
    else if (pathname === '/roster') {
      void navigate({ to: '/roster', search: (before) => ({ ...before, date: undefined }) });
    } else if (pathname === '/my-shifts' || !can(user, 'see roster')) {
      void navigate({ to: '/my-shifts', search: ({ employee }) => ({ employee }) });
    } else void navigate({ to: '/roster' });
  }

  return { toView, toToday };
}

/** False on a page without a search field. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  const field = [...fields].find((each) => each.checkVisibility() && !each.disabled);
  field?.focus();
  field?.select();
  return field !== undefined;
}
