import { type ComponentType, useEffect, useRef } from 'react';
import { useDialog } from '../components/use-dialog';
import { toast } from '../ui/toast-store';

type Read<Props> = () => Promise<ComponentType<Props>>;

/** Someone is there, and may ask for a dialog next. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
/** Late enough not to slow down what they have just asked for. */
const SOON_MS = 1_000;

/**
 * Dialogs that are loaded when someone asks for them. Those of `soon` are loaded a little earlier: after the first
 * sign of a person, so that a page that is only looked at doesn't load their forms.
 */
export function useLateDialog<Props>(soon: readonly Read<Props>[]) {
  const dialog = useDialog<{ View: ComponentType<Props>; more: Partial<Props> }>();
  const known = useRef(new Map<Read<Props>, ComponentType<Props>>());

  useEffect(() => {
    const fetchOne = (read: Read<Props>) =>
      read().then(
        (View) => known.current.set(read, View),
        () => undefined,
      );
    const heard = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      heard.abort();
      timer = setTimeout(() => soon.forEach(fetchOne), SOON_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: heard.signal });
    return () => {
      heard.abort();
      clearTimeout(timer);
    };
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
