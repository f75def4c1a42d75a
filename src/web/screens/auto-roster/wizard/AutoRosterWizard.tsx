import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Run } from '#contract/api/auto-roster';
import type { Organization } from '#contract/api/organization';
import { useOrganization } from '../../../data/organization';
import { useUser } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Dialog } from '../../../ui/Dialog';
import { AssignmentsStep } from '../assignments-step/AssignmentsStep';
import { ConfirmStep } from '../confirm-step/ConfirmStep';
import { ConflictsStep } from '../conflicts-step/ConflictsStep';
import { ParametersStep } from '../parameters-step/ParametersStep';
import { defaultRange } from '../parameters-step/period';
import { PreviewStep } from '../preview-step/PreviewStep';
import { TeamsStep } from '../teams-step/TeamsStep';
import { TemplateStep } from '../template-step/TemplateStep';
import { GenerateDialog } from './GenerateDialog';
import { StepNavigation } from './StepNavigation';
import { isComplete } from './step-completeness';
import { useGeneration } from './use-generation';
import { useRerunPrefill } from './use-rerun-prefill';
import { WizardFooter } from './WizardFooter';
import { WizardLoading } from './WizardLoading';
import { wizardReducer } from './wizard-reducer';
import {
  initialState,
  STEP_INTROS,
  STEP_TITLES,
  STEPS,
  type Step,
  type StepProps,
  type WizardState,
} from './wizard-state';

const CONTENT: Record<Step, (props: StepProps) => ReactNode> = {
  template: TemplateStep,
  parameters: ParametersStep,
  teams: TeamsStep,
  assignments: AssignmentsStep,
  conflicts: ConflictsStep,
  preview: PreviewStep,
  confirm: ConfirmStep,
};

/** Parts of the state that people fill in: leaving asks once one has changed. */
const ENTERED = ['template', 'parameters', 'teams', 'assignments', 'conflicts', 'confirm'] as const;

type AutoRosterWizardProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A run to repeat: the wizard opens with its settings. */
  rerun?: Run | undefined;
};

/** Each opening needs its own key, or it would start with the state of the one before. */
export function AutoRosterWizard({ open, onOpenChange, rerun }: AutoRosterWizardProps) {
  const { org_timezone } = useUser();
  const { data: organization } = useOrganization();
  const start = { timezone: org_timezone ?? 'UTC', organization };
  const [state, dispatch] = useReducer(wizardReducer, start, startFor);
  const [untouched, setUntouched] = useState(state);
  const change = useCallback<StepProps['change']>(
    (part, values) => dispatch({ type: 'change', part, values }),
    [],
  );
  const restart = useCallback((filled: WizardState) => {
    dispatch({ type: 'restart', state: filled });
    setUntouched(filled);
  }, []);
  const { waiting, failed, retry } = useRerunPrefill(rerun, state, restart);
  const generation = useGeneration({
    open,
    onDone: () => onOpenChange(false),
    onFail: (message) => dispatch({ type: 'fail', message }),
  });

  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(state.currentStep);
  const number = STEPS.indexOf(state.currentStep) + 1;
  const percent = Math.round((state.completedSteps.length / STEPS.length) * 100);
  const dirty = ENTERED.some((part) => state[part] !== untouched[part]);

  function onNext() {
    if (!isComplete(state.currentStep, state)) {
      flushSync(() => dispatch({ type: 'next' }));
      box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } else if (state.currentStep !== 'confirm') dispatch({ type: 'next' });
    else if (state.preview.generationResult) generation.ask();
    else dispatch({ type: 'preview again' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Auto-Roster Wizard"
      size="full"
      dirty={dirty && !generation.pending}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Step {number} of {STEPS.length}
          </span>
          <Badge tone="brand">{percent}% complete</Badge>
        </span>
      }
      footer={
        !waiting && (
          <WizardFooter
            state={state}
            pending={generation.pending}
            onPrevious={() => dispatch({ type: 'previous' })}
            onNext={onNext}
          />
        )
      }
    >
      {waiting ? (
        <WizardLoading failed={failed} onRetry={retry} />
      ) : (
        <div
          ref={box}
          data-wizard
          // The margin brings the message below a field into view together with the field.
          className="flex flex-col gap-5 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 [&_[aria-invalid=true]]:scroll-my-20"
        >
          <StepNavigation
            state={state}
            onJump={(step: Step) => dispatch({ type: 'jump', step })}
            className="lg:sticky lg:top-0 lg:self-start"
          />
          <section aria-labelledby={headingId} className="min-w-0">
            <h3
              id={headingId}
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-4 text-xl font-semibold outline-none"
            >
              {STEP_TITLES[state.currentStep]}
            </h3>
            <p className="mt-1 mb-5 max-w-2xl text-muted sm:text-sm">
              {STEP_INTROS[state.currentStep]}
            </p>
            <CurrentStep state={state} change={change} />
          </section>
        </div>
      )}
      <GenerateDialog
        state={state}
        generation={generation}
        onLeave={() => onOpenChange(false)}
        onPreviewAgain={() => {
          generation.dismiss();
          dispatch({ type: 'preview again' });
        }}
      />
    </Dialog>
  );
}

type Start = { timezone: string; organization: Organization | undefined };

function startFor({ timezone, organization }: Start): WizardState {
  const { startDate, endDate } = defaultRange(todayIn(timezone));
  return initialState(
    startDate,
    endDate,
    timezone,
    organization && {
      minRestHours: organization.default_min_rest_hours,
      maxConsecutiveNights: organization.default_max_consecutive_nights,
    },
  );
}

/** Each new step is read from its heading and seen from its top; the dialog takes care of the first. */
function useStepFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-wizard]')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return heading;
}

function CurrentStep(props: StepProps) {
  const Content = CONTENT[props.state.currentStep];
  return <Content {...props} />;
}
