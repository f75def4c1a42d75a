import { createContext, use } from 'react';
import type { NewThing, NewThingProps } from './new-things';
import type { ShortcutId } from './shortcut-keys';

export interface ShortcutActions {
  /** Does what the keys do; false where this page has nothing of the kind. */
  run: (id: ShortcutId) => boolean;
  /** Done when the dialog is open. */
  make: (
    thing: NewThing,
    from?: Pick<NewThingProps, 'employeeId' | 'date' | 'rerun'>,
  ) => Promise<void>;
}

export const ShortcutContext = createContext<ShortcutActions | undefined>(undefined);

export function useShortcutActions(): ShortcutActions {
  const actions = use(ShortcutContext);
  if (!actions) throw new Error('There are shortcuts only for somebody who is signed in');
  return actions;
}
