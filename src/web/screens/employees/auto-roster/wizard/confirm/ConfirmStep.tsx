import type { StepProps } from '../wizard-state';

export function ConfirmStep(_props: StepProps) {
  return null;
}
