import { useState } from 'react';
import type { Run } from '#contract/api/auto-roster';
import { WizardDialog } from './WizardDialog';

type AutoRosterWizardProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens with what that run was made from. */
  rerun?: Pick<Run, 'template_id' | 'generation_params'> | undefined;
};

/** Each opening begins with a wizard that knows nothing of the one before. */
export function AutoRosterWizard({ open, onOpenChange, rerun }: AutoRosterWizardProps) {
  const [turn, setTurn] = useState({ number: 0, open: false });
  if (turn.open !== open) setTurn({ number: turn.number + (open ? 1 : 0), open });
  if (turn.number === 0) return null;
  return <WizardDialog key={turn.number} open={open} onOpenChange={onOpenChange} rerun={rerun} />;
}
