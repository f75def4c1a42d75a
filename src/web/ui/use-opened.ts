import { useState } from 'react';

/** Whether a dialog is open or has been: one that was never opened would be drawn twice with its page. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
