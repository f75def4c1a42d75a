import { useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useAsk, useTakers } from '../../../data/requests';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { Skeleton } from '../../../ui/Skeleton';
import { AskFooter } from './AskFooter';

const FAILED = 'Nobody was asked';

type GiveFormProps = {
  shift: Shift;
  /** A manager approves each one, whatever the rules say. */
  managed: boolean;
  onClose: () => void;
};

/** Offers an own shift to everyone who is available, or to those who are chosen. */
export function GiveForm({ shift, managed, onClose }: GiveFormProps) {
  const takers = useTakers(shift.id);
  const { mutateAsync, isPending } = useAsk();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (takers.error) {
    return <LoadFailure title="We couldn't load your colleagues" queries={[takers]} />;
  }
  if (!takers.data) return <Skeleton className="h-24" />;
  const able = takers.data.filter(({ available }) => available);
  // Of sixty colleagues, a handful can take it: they mustn't be looked for.
  const listed = [...able, ...takers.data.filter(({ available }) => !available)];
  const count = chosen.length || able.length;

  async function send(reason: string) {
    const to = chosen.length > 0 ? { to: [...chosen] } : {};
    try {
      await mutateAsync({ kind: 'give', shiftId: shift.id, ...to, ...(reason && { reason }) });
      toastSuccess('Your shift is offered. It stays yours until someone takes it', FAILED);
      onClose();
    } catch (error) {
      toastFailure(FAILED, error);
    }
  }

  function toggle(id: string, on: boolean) {
    setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  }

  return (
    <fieldset className="flex w-full flex-col gap-3">
      <legend className="mb-2 font-medium">Who could take it?</legend>
      <p className="text-muted sm:text-sm">
        {able.length === 0
          ? 'Nobody is available for this shift. Talk to your manager.'
          : 'Choose people, or ask everyone who is available.'}
      </p>
      {managed && (
        <p className="text-muted sm:text-sm">A manager has to approve it once someone accepts.</p>
      )}
      <div className="flex max-h-56 flex-col gap-1 overflow-y-auto">
        {listed.map(({ employee_id, name, available }) => (
          <ChoiceField key={employee_id} label={available ? name : `${name} (not available)`}>
            {(control) => (
              <Checkbox
                {...control}
                disabled={
                  !available ||
                  (chosen.length >= LIMITS.requestChoices && !chosen.includes(employee_id))
                }
                checked={chosen.includes(employee_id)}
                onChange={({ target }) => toggle(employee_id, target.checked)}
              />
            )}
          </ChoiceField>
        ))}
      </div>
      <AskFooter
        label={`Ask ${counted(count, 'colleague')}`}
        disabled={isPending || able.length === 0}
        onSend={(reason) => void send(reason)}
        onClose={onClose}
      />
    </fieldset>
  );
}
