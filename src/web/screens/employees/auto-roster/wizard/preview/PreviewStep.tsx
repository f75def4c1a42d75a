import type { StepProps } from '../wizard-state';

export function PreviewStep(_props: StepProps) {
  return null;
}
