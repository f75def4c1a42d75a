import { useState } from 'react';
import { addDays } from '#engine/time/dates';
import { dateAt, instantOf } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { parseWallTime } from '#engine/time/parse';
import { formatDay, formatTime, instantOfText } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';

type WhenDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  /** Times are those of the site. */
  zone: string;
  /** The time lies between these two. */
  after: string;
  before: string;
  proposal: string | null;
  pending: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTime: (at: string) => void;
};

/** Asks for a time of the clock that someone forgot to write down. */
export function WhenDialog(props: WhenDialogProps) {
  const { title, description, confirmLabel, zone, after, before, proposal, pending } = props;
  const [typed, setTyped] = useState(proposal ? formatTime(proposal, zone) : '');
  const [problem, setProblem] = useState('');
  const at = timeAfter(typed, after, zone);

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      description={description}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (at !== null && at > after && at < before) props.onTime(at);
        else
          setProblem(
            `Choose a time between ${timeText(after, zone)} and ${timeText(before, zone)}`,
          );
      }}
      footer={
        <Button type="submit" variant="primary" pending={pending}>
          {confirmLabel}
        </Button>
      }
    >
      <Field label="Time" error={problem} hint={at ? dayText(at, zone) : undefined}>
        {(control) => (
          <Input
            {...control}
            type="time"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}

const dayText = (at: string, zone: string) => formatDay(dateAt(instantOfText(at), zone as Zone));
const timeText = (at: string, zone: string) => `${dayText(at, zone)}, ${formatTime(at, zone)}`;

/** The first time that the clock shows this after the instant; null while nothing is typed. */
function timeAfter(typed: string, after: string, zone: string): string | null {
  const time = parseWallTime(typed);
  if (!time) return null;
  const date = dateAt(instantOfText(after), zone as Zone);
  const same = instantOf(date, time, zone as Zone);
  const at = same > instantOfText(after) ? same : instantOf(addDays(date, 1), time, zone as Zone);
  return new Date(at).toISOString();
}
