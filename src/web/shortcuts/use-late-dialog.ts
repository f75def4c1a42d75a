import { type ComponentType, useTransition } from 'react';
import { useDialog } from '../components/use-dialog';
import { toast } from '../ui/toast-store';

/** A dialog whose code comes when it is asked for. */
export function useLateDialog<Props>() {
  const dialog = useDialog<{ View: ComponentType<Props>; more: Partial<Props> }>();
  const [, startLoading] = useTransition();

  function load(read: () => Promise<ComponentType<Props>>, more: Partial<Props> = {}) {
    startLoading(async () => {
      try {
        dialog.show({ View: await read(), more });
      } catch {
        // Offline, or a newer version has taken the place of the one that this page belongs to.
        toast({
          tone: 'destructive',
          title: 'Failed to open the dialog',
          description: 'Please check your connection, or reload the page.',
        });
      }
    });
  }

  return { ...dialog, load };
}
