import { CalendarRange, Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { PayPeriod } from '#contract/api/pay-periods';
import type { CalendarDate } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useAddPayPeriod, usePayPeriods } from '../../../data/pay-periods';
import { useZone } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { formatDate, todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardBody } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { PayColumnsDialog } from './PayColumnsDialog';
import { PayPeriodItem } from './PayPeriodItem';

type Kind = PayPeriod['schedule']['kind'];

/** The pay periods of the organisation: close them when their timesheets are approved, then give the file to payroll. */
export function PayPeriods() {
  const query = usePayPeriods();
  const choosing = useDialog<'columns'>();
  const { data } = query;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-muted sm:text-sm">
          Close a period when its timesheets are approved, then download the file for your payroll.
          What changes after that is paid as a difference in the next period.
        </p>
        <Button onClick={() => choosing.show('columns')}>
          <Columns3 aria-hidden="true" />
          Columns of the files
        </Button>
      </div>
      {query.isError && !data && (
        <Card>
          <LoadFailure title="We couldn't load the pay periods" queries={[query]} />
        </Card>
      )}
      {query.isPending && <Skeleton className="h-40 rounded-lg" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            icon={<CalendarRange />}
            title="No pay periods yet"
            text="Say how often people are paid. The first period begins on a day you choose, and the others follow it."
          />
        </Card>
      )}
      {data && data.length > 0 && (
        <Card>
          <ul aria-label="Pay periods" className="flex flex-col divide-y divide-line">
            {data.map((period) => (
              <PayPeriodItem key={period.id} period={period} />
            ))}
          </ul>
        </Card>
      )}
      {data && (
        <Card>
          <CardBody>
            <AddPeriod latest={data[0]} />
          </CardBody>
        </Card>
      )}
      <PayColumnsDialog
        key={choosing.turn}
        open={choosing.open}
        onOpenChange={choosing.onOpenChange}
      />
    </div>
  );
}

/** The first one needs to know how people are paid. Those after it go on alike until someone chooses otherwise. */
function AddPeriod({ latest }: { latest: PayPeriod | undefined }) {
  const today = todayIn(useZone());
  const [kind, setKind] = useState<Kind>(latest?.schedule.kind ?? 'fortnightly');
  const [from, setFrom] = useState<string>(today);
  const [days, setDays] = useState('28');
  const { mutateAsync, isPending } = useAddPayPeriod();

  async function add() {
    try {
      const start = (from || today) as CalendarDate;
      const same = latest?.schedule.kind === kind ? latest.schedule : undefined;
      await mutateAsync({ schedule: same ?? scheduleOf(kind, start, Number(days)), from: start });
    } catch (error) {
      toastFailure('Failed to add the pay period', error);
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label="People are paid">
        {(control) => (
          <NativeSelect
            {...control}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
          >
            <option value="weekly">every week</option>
            <option value="fortnightly">every fortnight</option>
            <option value="monthly">every month</option>
            <option value="cycle">by the rotation's cycle</option>
          </NativeSelect>
        )}
      </Field>
      {latest?.schedule.kind !== kind && (
        <Field label="A period begins on">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
      )}
      {kind === 'cycle' && latest?.schedule.kind !== kind && (
        <Field label="Days of the cycle">
          {(control) => (
            <Input
              {...control}
              type="number"
              min={2}
              max={366}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
      )}
      <Button pending={isPending} onClick={add}>
        {latest ? `Add the period after ${formatDate(latest.last_date)}` : 'Add first pay period'}
      </Button>
    </div>
  );
}

/** A month has to have the day, so none after the 28th. */
function scheduleOf(kind: Kind, from: CalendarDate, days: number): PayPeriod['schedule'] {
  if (kind === 'monthly') return { kind, day: Math.min(28, Number(from.slice(8))) };
  if (kind === 'cycle') return { kind, anchor: from, days };
  return { kind, anchor: from };
}
