import { SecondStepForm } from '../../components/two-step/SecondStepForm';
import { type SecondStep, useSecondStep } from '../../data/session';

type SecondStepAtDoorProps = { step: SecondStep; onDone: () => void; onBack: () => void };

/** The second step on the login page. */
export function SecondStepAtDoor({ step, onDone, onBack }: SecondStepAtDoorProps) {
  const { mutateAsync } = useSecondStep();
  return (
    <SecondStepForm
      step={step}
      onProof={async (proof) => {
        await mutateAsync(proof);
        onDone();
      }}
      onBack={onBack}
    />
  );
}
