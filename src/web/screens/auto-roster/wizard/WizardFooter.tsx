import { ArrowLeft, ArrowRight, CalendarCheck } from 'lucide-react';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { isComplete, missingIn, wasRefused } from './step-completeness';
import type { WizardState } from './wizard-state';

type WizardFooterProps = {
  state: WizardState;
  /** A roster is being generated. */
  pending: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

export function WizardFooter({ state, pending, onPrevious, onNext }: WizardFooterProps) {
  const { currentStep, error } = state;
  const missing = wasRefused(state) ? [...new Set(missingIn(currentStep, state))] : [];
  const last = currentStep === 'confirm';
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      {error && (
        <Alert tone="danger" title={error}>
          {missing.length > 0 && (
            <ul className="list-disc pl-5">
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <div className="flex justify-between gap-3">
        <Button disabled={currentStep === 'template' || pending} onClick={onPrevious}>
          <ArrowLeft aria-hidden="true" />
          Previous
        </Button>
        <Button
          variant="primary"
          pending={pending}
          // A disabled button couldn't say what is missing when it is pressed.
          aria-disabled={pending || !isComplete(currentStep, state)}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
          onClick={onNext}
        >
          {last ? (
            <>
              {!pending && <CalendarCheck aria-hidden="true" />}
              {pending ? 'Generating...' : 'Generate Roster'}
            </>
          ) : (
            <>
              Next
              <ArrowRight aria-hidden="true" />
            </>
          )}
        </Button>
      </div>
    </div>
  );
}
