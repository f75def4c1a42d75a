import * as RadixDialog from 'radix-ui/dialog';
import type { ReactElement } from 'react';

/** Around a Button inside Dialog: closes it, after asking when the dialog is dirty. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
