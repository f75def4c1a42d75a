import { type ComponentType, useEffect, useRef } from 'react';
import { useDialog } from '../components/use-dialog';
import { toast } from '../ui/toast-store';

type Read<Props> = () => Promise<ComponentType<Props>>;

/** Late enough not to slow down the first drawing of the screen. */
const SOON_MS = 3_000;

/** Dialogs that are loaded when someone asks for them. Those of `soon` are loaded a little earlier. */
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

  /** Resolves once the dialog is open or a toast has said that it failed. */
  async function load(read: Read<Props>, more: Partial<Props> = {}): Promise<void> {
    // A loaded dialog opens straight away, or the letters typed right after the key would be lost.
    const View = known.current.get(read);
    if (View) return dialog.show({ View, more });
    try {
      const loaded = await read();
      known.current.set(read, loaded);
      dialog.show({ View: loaded, more });
    } catch {
      // Offline, or a newer version of Muster has replaced the files of this page.
      toast({
        tone: 'destructive',
        title: 'Failed to open the dialog',
        description: 'Check your connection or reload the page.',
      });
    }
  }

  return { ...dialog, load };
}
