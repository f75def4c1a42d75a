import { type FormEvent, useState } from 'react';
import { usePlaces } from '../../../data/locations';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import type { useClock } from './use-clock';

type ClockInDialogProps = {
  own: ReturnType<typeof useClock>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** For whoever works where they aren't rostered, or goes on at another site. */
export function ClockInDialog({ own, open, onOpenChange }: ClockInDialogProps) {
  const { data: places } = usePlaces();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const running = own.clock.running?.sheet;
  const here = running?.location_name;
  // Where someone is clocked in already they can't clock in, unless this device may be wrong about it.
  const others = places?.filter(({ id }) => own.unsure || id !== running?.location_id);

  function submit(event: FormEvent) {
    event.preventDefault();
    const place = places?.find(({ id }) => id === chosen);
    if (!place) return setProblem('Choose a job site');
    own.start({
      location_id: place.id,
      location_name: place.name,
      timezone: place.timezone,
      shift: null,
    });
    return onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Where do you work?"
      description={
        here
          ? `You clock out at ${here} and in at the site that you choose, in one step.`
          : "If you aren't rostered there, a manager looks at your time before it's paid."
      }
      size="sm"
      onSubmit={submit}
      footer={
        <Button type="submit" variant="primary" disabled={!own.ready}>
          Clock In
        </Button>
      }
    >
      <Field label="Job site" error={problem}>
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setProblem('');
            }}
          >
            <option value="">Choose a job site</option>
            {others?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Dialog>
  );
}
