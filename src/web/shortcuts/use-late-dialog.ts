import { type ComponentType, useEffect, useRef } from 'react';
import { useDialog } from '../components/use-dialog';
import { toast } from '../ui/toast-store';

type Read<Props> = () => Promise<ComponentType<Props>>;

/** Long after the screen has been drawn, so that it takes nothing from it. */
const SOON_MS = 3_000;

/** Dialogs whose code comes when they are asked for, and that of `soon` in a quiet moment before. */
export function useLateDialog<Props>(soon: readonly Read<Props>[]) {
  const dialog = useDialog<{ View: ComponentType<Props>; more: Partial<Props> }>();
  const known = useRef(new Map<Read<Props>, ComponentType<Props>>());

  useEffect(() => {
    const fetchOne = (read: Read<Props>) =>
      read().then(
        (View) => known.current.set(read, View),
        () => undefined,
      );
    const fetchSoon = () => soon.forEach(fetchOne);
    const timer = setTimeout(fetchSoon, SOON_MS);
    return () => clearTimeout(timer);
  }, [soon]);

  /** Done when the dialog is open, or has been said to fail. */
  async function load(read: Read<Props>, more: Partial<Props> = {}): Promise<void> {
    // Straight away when it can be: the letters typed right after the key would be lost otherwise.
    const View = known.current.get(read);
    if (View) return dialog.show({ View, more });
    try {
      const loaded = await read();
      known.current.set(read, loaded);
      dialog.show({ View: loaded, more });
    } catch {
      // Offline, or a newer version has taken the place of the one that this page belongs to.
      toast({
        tone: 'destructive',
        title: 'Failed to open the dialog',
        description: 'Please check your connection, or reload the page.',
      });
    }
  }

  return { ...dialog, load };
}
