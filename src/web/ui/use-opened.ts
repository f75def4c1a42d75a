import { useState } from 'react';

/** Whether something is open or has been: for the parts of a dialog or menu that would be drawn twice while it is closed. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
