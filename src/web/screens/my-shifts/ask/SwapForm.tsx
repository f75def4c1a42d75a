import { useId, useState } from 'react';
import type { Ring } from '#contract/api/requests';
import type { Shift } from '#contract/api/shifts';
import { LIMITS } from '#contract/limits';
import { LoadFailure } from '../../../components/LoadFailure';
import { shiftText } from '../../../components/request-text';
import { useAsk, useRings, useSwapChoices } from '../../../data/requests';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { Skeleton } from '../../../ui/Skeleton';
import { AskFooter } from './AskFooter';

const FAILED = 'Nobody was asked';

type SwapFormProps = {
  shift: Shift;
  /** A manager approves each one, whatever the rules say. */
  managed: boolean;
  onClose: () => void;
};

/** Asks to swap an own shift for one of those that are chosen. Only what the rules allow is listed. */
export function SwapForm({ shift, managed, onClose }: SwapFormProps) {
  const choices = useSwapChoices(shift.id);
  const isClean = choices.data?.some(({ frees_day, clean }) => frees_day && clean);
  const rings = useRings(shift.id, isClean === false);
  const { mutateAsync, isPending } = useAsk();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ring, setRing] = useState<Ring | null>(null);
  const [freesDay, setFreesDay] = useState(true);
  if (choices.error) {
    return <LoadFailure title="We couldn't look for swaps" queries={[choices]} />;
  }
  if (!choices.data) return <Skeleton className="h-24" />;
  const shown = choices.data.filter(({ frees_day }) => frees_day || !freesDay);

  async function send(reason: string) {
    try {
      await mutateAsync({
        ...(ring
          ? { kind: 'ring', through: [ring.first.id, ring.second.id] }
          : { kind: 'swap', for: [...chosen] }),
        shiftId: shift.id,
        ...(reason && { reason }),
      });
      toastSuccess('You asked to swap. The shift stays yours until that is done', FAILED);
      onClose();
    } catch (error) {
      toastFailure(FAILED, error);
    }
  }

  function toggle(id: string, on: boolean) {
    setRing(null);
    setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  }

  return (
    <fieldset className="flex w-full flex-col gap-3">
      <legend className="mb-2 font-medium">Which shift would you work instead?</legend>
      {managed && <p className="text-muted sm:text-sm">A manager has to approve every swap.</p>}
      <ChoiceField label="Only swaps that free this day">
        {(control) => (
          <Checkbox
            {...control}
            checked={freesDay}
            onChange={({ target }) => {
              setFreesDay(target.checked);
              setChosen([]);
            }}
          />
        )}
      </ChoiceField>
      {shown.length === 0 && (
        <p className="text-muted sm:text-sm">
          {rings.data?.length
            ? `No colleague can swap with you alone within ${LIMITS.swapDays} days.`
            : rings.isLoading
              ? 'Looking for a swap among three...'
              : `No swap is possible within ${LIMITS.swapDays} days.`}
        </p>
      )}
      <div className="flex max-h-56 flex-col gap-1 overflow-y-auto">
        {shown.map((choice) => (
          <ChoiceField
            key={choice.id}
            label={`${choice.employee_name}: ${shiftText(choice)}`}
            hint={choice.clean || managed ? undefined : 'A manager has to approve this one.'}
          >
            {(control) => (
              <Checkbox
                {...control}
                disabled={chosen.length >= LIMITS.requestChoices && !chosen.includes(choice.id)}
                checked={chosen.includes(choice.id)}
                onChange={({ target }) => toggle(choice.id, target.checked)}
              />
            )}
          </ChoiceField>
        ))}
      </div>
      {rings.data && rings.data.length > 0 && (
        <RingChoices
          rings={rings.data}
          chosen={ring}
          onChoose={(each) => {
            setRing(each);
            setChosen([]);
          }}
        />
      )}
      <AskFooter
        label={ring ? 'Ask both' : 'Ask to swap'}
        disabled={isPending || (chosen.length === 0 && !ring)}
        onSend={(reason) => void send(reason)}
        onClose={onClose}
      />
    </fieldset>
  );
}

type RingChoicesProps = {
  rings: readonly Ring[];
  chosen: Ring | null;
  onChoose: (ring: Ring) => void;
};

/** Swaps among three, where no colleague alone could swap without a warning. */
function RingChoices({ rings, chosen, onChoose }: RingChoicesProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">Swap among three</legend>
      <p className="text-muted sm:text-sm">Both colleagues have to accept.</p>
      {rings.map((ring) => (
        <ChoiceField
          key={ring.second.id}
          label={`You get ${ring.second.employee_name}'s ${shiftText(ring.second)}`}
          hint={`${ring.first.employee_name} gets yours, ${ring.second.employee_name} gets ${ring.first.employee_name}'s ${shiftText(ring.first)}.`}
        >
          {(control) => (
            <Radio
              {...control}
              name={name}
              checked={chosen?.second.id === ring.second.id}
              onChange={() => onChoose(ring)}
            />
          )}
        </ChoiceField>
      ))}
    </fieldset>
  );
}
