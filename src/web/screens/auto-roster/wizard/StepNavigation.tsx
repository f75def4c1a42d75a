import { Check } from 'lucide-react';
import { Badge } from '../../../ui/Badge';
import { cn } from '../../../ui/cn';
import { ProgressBar } from '../../../ui/ProgressBar';
import { mayJumpTo } from './step-completeness';
import { STEP_TITLES, STEPS, type Step, type WizardState } from './wizard-state';

type StepNavigationProps = {
  state: WizardState;
  onJump: (step: Step) => void;
  className?: string | undefined;
};

/** Beside the step on a wide screen; above it, as a row of numbers, on a narrow one. */
export function StepNavigation({ state, onJump, className }: StepNavigationProps) {
  const { currentStep, completedSteps } = state;
  return (
    <nav aria-label="Steps" className={cn('flex flex-col gap-3', className)}>
      <div className="flex flex-col gap-1.5 max-lg:order-last">
        <p className="text-sm text-muted tabular-nums max-lg:text-xs">
          {completedSteps.length} / {STEPS.length} completed
        </p>
        <ProgressBar label="Steps completed" value={completedSteps.length} max={STEPS.length} />
      </div>
      <ol className="flex justify-between gap-1 lg:flex-col lg:justify-start">
        {STEPS.map((step, index) => {
          const current = step === currentStep;
          const done = completedSteps.includes(step);
          return (
            <li key={step} className="lg:w-full">
              <button
                type="button"
                aria-current={current ? 'step' : undefined}
                disabled={!current && !mayJumpTo(step, state)}
                onClick={() => !current && onJump(step)}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-md text-left text-sm transition-colors lg:min-h-10 lg:w-full lg:px-2',
                  'not-disabled:hover:bg-subtle disabled:cursor-not-allowed disabled:text-muted',
                  current && 'font-semibold lg:bg-subtle',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn(
                    'grid size-9 shrink-0 place-items-center rounded-full border text-sm tabular-nums lg:size-6 lg:text-xs',
                    done && 'border-brand bg-brand text-brand-text',
                    !done && (current ? 'border-brand text-brand' : 'border-line-strong'),
                    current && 'ring-2 ring-brand/40',
                  )}
                >
                  {done ? <Check className="size-4 lg:size-3.5" strokeWidth={3} /> : index + 1}
                </span>
                <span className="min-w-0 flex-1 max-lg:sr-only">
                  {STEP_TITLES[step]}
                  {done && <span className="sr-only"> (completed)</span>}
                </span>
                {current && (
                  <Badge tone="brand" className="max-lg:hidden">
                    Current
                  </Badge>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
