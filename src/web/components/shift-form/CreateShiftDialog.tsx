import type { CalendarDate } from '#engine/time/kinds';
import { useEmployees } from '../../data/employees';
import { useLocations } from '../../data/locations';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FieldsLoading } from './FieldsLoading';
import { NewShiftDialog } from './NewShiftDialog';
import { NothingToChoose } from './NothingToChoose';
import { useDefaultTimes } from './use-default-times';

type LoadAgainProps = { queries: { isFetching: boolean; refetch: () => unknown }[] };

type CreateShiftDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is chosen at first. */
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
};

export function CreateShiftDialog(props: CreateShiftDialogProps) {
  const { open, onOpenChange } = props;
  const employees = useEmployees();
  const locations = useLocations();
  const times = useDefaultTimes();
  if (employees.data?.length && locations.data?.length && times) {
    const choices = { employees: employees.data, locations: locations.data };
    return <NewShiftDialog {...props} {...choices} times={times} />;
  }
  const unread = [employees, locations].filter(({ data }) => !data);
  const failed = unread.some(({ isError }) => isError);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Create Shift">
      {failed && <LoadAgain queries={unread} />}
      {!failed && (unread.length > 0 || !times) && <FieldsLoading />}
      <div className="flex flex-col gap-3">
        {locations.data?.length === 0 && <NothingToChoose missing="/sites" />}
        {employees.data?.length === 0 && <NothingToChoose missing="/employees" />}
      </div>
    </Dialog>
  );
}

function LoadAgain({ queries }: LoadAgainProps) {
  const pending = queries.some(({ isFetching }) => isFetching);
  return (
    <Alert
      tone="danger"
      title="Failed to load the form"
      action={
        <Button
          size="sm"
          pending={pending}
          onClick={() => {
            for (const { refetch } of queries) refetch();
          }}
        >
          Try again
        </Button>
      }
    >
      People or job sites are missing.
    </Alert>
  );
}
