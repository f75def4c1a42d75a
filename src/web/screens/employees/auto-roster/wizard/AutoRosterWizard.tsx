import type { Run } from '#contract/api/auto-roster';

type AutoRosterWizardProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens with what that run was made from. */
  rerun?: Pick<Run, 'template_id' | 'generation_params'> | undefined;
};

export function AutoRosterWizard(_props: AutoRosterWizardProps) {
  return null;
}
