import { createContext, use } from 'react';
import type { NewThing, NewThingProps } from './new-things';
import type { ShortcutId } from './shortcut-keys';

export interface ShortcutActions {
  /** Runs a shortcut. False when it does nothing on this page. */
  run: (id: ShortcutId) => boolean;
  /** Resolves once the dialog is open. */
  make: (
    thing: NewThing,
    from?: Pick<NewThingProps, 'employeeId' | 'date' | 'rerun' | 'runId' | 'fill'>,
  ) => Promise<void>;
}

export const ShortcutContext = createContext<ShortcutActions | undefined>(undefined);

export function useShortcutActions(): ShortcutActions {
  const actions = use(ShortcutContext);
  if (!actions) throw new Error('Shortcuts need a signed-in user');
  return actions;
}
