import { CalendarPlus, Palmtree } from 'lucide-react';
import type { LeaveBalance } from '#contract/api/leave';
import { LoadFailure } from '../../../components/LoadFailure';
import { leaveHoursText } from '../../../components/leave-text';
import { useDialog } from '../../../components/use-dialog';
import { useLeaveBalances, useOwnLeave } from '../../../data/leave';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { type AskedDays, AskLeaveDialog } from './AskLeaveDialog';
import { LeaveFinder } from './LeaveFinder';
import { OwnLeaveItem } from './OwnLeaveItem';

/** One's own leave: what there is of it, what was asked, and asking for more. */
export function MyLeave() {
  const { employee_id } = useUser();
  if (employee_id !== null) return <OnRoster />;
  return (
    <Card>
      <EmptyState
        icon={<Palmtree />}
        title="You aren't on the roster"
        text="Only people on the roster ask for leave here."
      />
    </Card>
  );
}

function OnRoster() {
  const dialog = useDialog<AskedDays>();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Balances />
        <Button variant="primary" onClick={() => dialog.show({ first: '', last: '' })}>
          <CalendarPlus aria-hidden="true" />
          Ask for leave
        </Button>
      </div>
      <OwnLeave />
      <LeaveFinder onAsk={dialog.show} />
      {dialog.subject && (
        <AskLeaveDialog
          key={dialog.turn}
          days={dialog.subject}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </div>
  );
}

function Balances() {
  const { data } = useLeaveBalances();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {data?.map((balance) => (
        <Balance key={balance.type_id} balance={balance} />
      ))}
    </dl>
  );
}

function Balance({ balance: { type_name, minutes, booked } }: { balance: LeaveBalance }) {
  return (
    <div>
      <dt className="text-sm text-muted">{type_name}</dt>
      <dd className="font-semibold tabular-nums">
        {leaveHoursText(minutes)}
        {booked !== 0 && (
          <span className="font-normal text-muted"> ({leaveHoursText(booked)} booked)</span>
        )}
      </dd>
    </div>
  );
}

function OwnLeave() {
  const own = useOwnLeave();
  return (
    <Card aria-label="Your leave">
      <CardHeader>
        <CardTitle>Your leave</CardTitle>
      </CardHeader>
      <CardBody>
        {own.error && !own.data && (
          <LoadFailure title="We couldn't load your leave" queries={[own]} />
        )}
        {own.isPending && <Skeleton className="h-24" />}
        {own.data?.length === 0 && (
          <p className="text-muted sm:text-sm">
            Nothing yet. When you ask for leave, you'll see here what became of it.
          </p>
        )}
        {own.data && own.data.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {own.data.map((leave) => (
              <OwnLeaveItem key={leave.id} leave={leave} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
