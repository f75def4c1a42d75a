import type { ReactNode } from 'react';
import { AssignmentsStep } from './assignments/AssignmentsStep';
import { ConfirmStep } from './confirm/ConfirmStep';
import { ConflictsStep } from './conflicts/ConflictsStep';
import { ParametersStep } from './parameters/ParametersStep';
import { PreviewStep } from './preview/PreviewStep';
import { TeamsStep } from './teams/TeamsStep';
import { TemplateStep } from './template/TemplateStep';
import type { Step, StepProps } from './wizard-state';

const CONTENT: Record<Step, (props: StepProps) => ReactNode> = {
  template: TemplateStep,
  parameters: ParametersStep,
  teams: TeamsStep,
  assignments: AssignmentsStep,
  conflicts: ConflictsStep,
  preview: PreviewStep,
  confirm: ConfirmStep,
};

export function CurrentStep(props: StepProps) {
  const Content = CONTENT[props.state.currentStep];
  return <Content {...props} />;
}
