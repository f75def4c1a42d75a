import type { StepProps } from '../wizard-state';

export function ConflictsStep(_props: StepProps) {
  return null;
}
