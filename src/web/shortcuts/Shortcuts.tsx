import type { ReactNode } from 'react';
import type { SessionUser } from '#contract/session-user';
import { holdLetters, releaseLetters } from './held-letters';
import { LOADERS, type NewThingProps } from './new-things';
import { pageActions } from './page-actions';
import { type ShortcutActions, ShortcutContext } from './shortcut-context';
import type { ShortcutId } from './shortcuts';
import { focusSearch, useGo } from './use-go';
import { useLateDialog } from './use-late-dialog';
import { useShortcutKeys } from './use-shortcut-keys';

const readHelp = async () => (await import('./ShortcutsDialog')).ShortcutsDialog;
const readMenu = async () => {
  try {
    return (await import('./CommandMenu')).CommandMenu;
  } catch (error) {
    releaseLetters();
    throw error;
  }
};

/** What people ask for first. */
const SOON = [readMenu, LOADERS.shift, LOADERS.employee];

type ShortcutsProps = { user: SessionUser; children: ReactNode };

/** Hears the keys, and holds the dialogs that they and the menus open over any page. */
export function Shortcuts({ user, children }: ShortcutsProps) {
  const go = useGo(user);
  const dialog = useLateDialog<NewThingProps>(SOON);

  const make: ShortcutActions['make'] = (thing, at) => dialog.load(LOADERS[thing], at);

  function openMenu() {
    holdLetters();
    dialog.load(readMenu);
  }

  function run(id: ShortcutId): boolean {
    if (id === 'search') return focusSearch();
    if (id === 'today') go.toToday();
    else if (id === 'new-shift') make('shift', pageActions().newShiftAt?.());
    else if (id === 'help') dialog.load(readHelp);
    else if (id === 'menu') openMenu();
    else go.toView(id);
    return true;
  }

  useShortcutKeys(user, run);
  const { subject, turn, open, onOpenChange } = dialog;
  const opened = { user, open, onOpenChange };
  return (
    <ShortcutContext value={{ run, make }}>
      {children}
      {subject && <subject.View key={turn} {...subject.more} {...opened} />}
    </ShortcutContext>
  );
}
