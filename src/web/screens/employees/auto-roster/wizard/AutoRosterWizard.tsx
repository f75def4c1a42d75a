import { useState } from 'react';
import { WizardDialog, type WizardDialogProps } from './WizardDialog';

/** Each opening begins with a wizard that knows nothing of the one before. */
export function AutoRosterWizard({ open, onOpenChange, rerun }: WizardDialogProps) {
  const [turn, setTurn] = useState({ number: 0, open: false });
  if (turn.open !== open) setTurn({ number: turn.number + (open ? 1 : 0), open });
  if (turn.number === 0) return null;
  return <WizardDialog key={turn.number} open={open} onOpenChange={onOpenChange} rerun={rerun} />;
}
