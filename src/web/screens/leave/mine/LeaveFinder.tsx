import { useState } from 'react';
import type { FoundBreak } from '#contract/api/leave';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import { leaveDaysText, leaveHoursText } from '../../../components/leave-text';
import { useFindLeave } from '../../../data/leave';
import { useUser } from '../../../data/session';
import { failureText } from '../../../platform/failure';
import { formatDateAt, formatTime, todayIn } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import type { AskedDays } from './AskLeaveDialog';

const DAY_HOURS = 24;

/** Finds the longest break that so many rostered hours buy. */
export function LeaveFinder({ onAsk }: { onAsk: (days: AskedDays) => void }) {
  const { org_timezone } = useUser();
  const today = todayIn(org_timezone ?? 'UTC');
  const [hours, setHours] = useState('24');
  const [from, setFrom] = useState<string>(today);
  const [to, setTo] = useState<string>(addDays(today, 90));
  const { mutate, data, error, isPending } = useFindLeave();
  return (
    <Card aria-label="Leave finder">
      <CardHeader>
        <CardTitle>Find the longest break</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <p className="text-muted sm:text-sm">
          Say how many rostered hours you want to use. We look where they give you the most time off
          in a row, by your published shifts and your pattern.
        </p>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ hours: Number(hours), from, to });
          }}
        >
          <Field label="Hours to use" className="w-28">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={1000}
                step="any"
                required
                value={hours}
                onChange={({ target }) => setHours(target.value)}
              />
            )}
          </Field>
          <Field label="Between">
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            )}
          </Field>
          <Field label="And">
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            )}
          </Field>
          <Button type="submit" pending={isPending}>
            Find breaks
          </Button>
        </form>
        {error && <Alert tone="danger">{failureText(error)}</Alert>}
        {data?.length === 0 && (
          <p className="text-muted sm:text-sm">
            No break found. You may have no published shifts then, or each needs more hours.
          </p>
        )}
        {data && data.length > 0 && (
          <ol aria-label="Breaks" className="flex flex-col divide-y divide-line">
            {data.map((found) => (
              <FoundItem key={found.first} found={found} onAsk={onAsk} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function FoundItem({ found, onAsk }: { found: FoundBreak; onAsk: (days: AskedDays) => void }) {
  const { first, last, minutes, free_from, free_to, timezone } = found;
  const days = Math.floor((Date.parse(free_to) - Date.parse(free_from)) / 3_600_000 / DAY_HOURS);
  const asked = leaveDaysText({
    first_date: first,
    last_date: last,
    start_time: null,
    end_time: null,
  });
  const moment = (at: string) => `${formatDateAt(at, timezone)}, ${formatTime(at, timezone)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {counted(days, 'day')} off for {leaveHoursText(minutes)}
        </p>
        <p className="text-muted tabular-nums sm:text-sm">
          Ask for {asked}. You're free from {moment(free_from)} to {moment(free_to)}.
        </p>
      </div>
      <Button size="sm" aria-label={`Ask for ${asked}`} onClick={() => onAsk({ first, last })}>
        Ask for it
      </Button>
    </li>
  );
}
