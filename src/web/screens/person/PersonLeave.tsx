import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { LeaveBalance } from '#contract/api/leave';
import { can } from '#contract/rights';
import { LoadFailure } from '../../components/LoadFailure';
import { leaveHoursText } from '../../components/leave-text';
import { useDialog } from '../../components/use-dialog';
import { useLeaveBalances, useOpenBalance } from '../../data/leave';
import { useUser } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { todayIn } from '../../platform/formats';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { FormActions } from '../../ui/FormActions';
import { Input } from '../../ui/Input';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';

/** What a person has left of each kind of leave. Admins enter what they had when Muster began. */
export function PersonLeave({ person }: { person: Employee }) {
  const balances = useLeaveBalances(person.id);
  const editable = can(useUser(), 'edit contracts');
  const dialog = useDialog<LeaveBalance>();
  return (
    <Card aria-label="Leave">
      <CardHeader>
        <CardTitle>Leave</CardTitle>
      </CardHeader>
      <CardBody>
        {!balances.data && balances.error && (
          <LoadFailure title="We couldn't load the balances" queries={[balances]} />
        )}
        {balances.isPending && <Skeleton className="h-24" />}
        <ul className="flex flex-col divide-y divide-line">
          {balances.data?.map((balance) => (
            <li
              key={balance.type_id}
              className="flex flex-wrap items-center justify-between gap-3 py-2"
            >
              <p className="min-w-0 sm:text-sm">
                {balance.type_name}:{' '}
                <span className="font-semibold tabular-nums">
                  {leaveHoursText(balance.minutes)}
                </span>
                {balance.booked !== 0 && `, ${leaveHoursText(balance.booked)} booked`}
              </p>
              {editable && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Enter balance of ${balance.type_name}`}
                  onClick={() => dialog.show(balance)}
                >
                  Enter balance
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {dialog.subject && (
        <OpenBalanceDialog
          key={dialog.turn}
          person={person}
          balance={dialog.subject}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </Card>
  );
}

type OpenBalanceDialogProps = {
  person: Employee;
  balance: LeaveBalance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function OpenBalanceDialog({ person, balance, open, onOpenChange }: OpenBalanceDialogProps) {
  const { org_timezone } = useUser();
  const today = todayIn(org_timezone ?? 'UTC');
  const [date, setDate] = useState<string>(today);
  const [hours, setHours] = useState('');
  const { mutateAsync, isPending } = useOpenBalance();
  const figure = Number(hours.replace(',', '.'));
  const problem = hours !== '' && Number.isNaN(figure) ? 'Enter a number of hours' : undefined;

  async function submit() {
    if (hours.trim() === '' || problem) return;
    const { type_id: typeId } = balance;
    try {
      await mutateAsync({ employeeId: person.id, typeId, date, hours: figure });
      toast({ title: 'Balance saved' });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to save the balance', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Enter balance"
      description={`${balance.type_name} of ${person.name}. What came and went before that day no longer counts.`}
      size="sm"
      dirty={hours !== '' || date !== today}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={<FormActions pending={isPending}>Save balance</FormActions>}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="At the beginning of">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
        <Field label="Hours" error={problem}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              aria-required="true"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
