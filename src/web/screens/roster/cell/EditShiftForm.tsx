import { ArrowRightLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Shift } from '#contract/api/shifts';
import { ChooseVersion } from '../../../components/newer-version/ChooseVersion';
import { DateField } from '../../../components/shift-form/DateField';
import { DetailFields } from '../../../components/shift-form/DetailFields';
import { EmployeeField } from '../../../components/shift-form/EmployeeField';
import { LocationField } from '../../../components/shift-form/LocationField';
import { PublishField } from '../../../components/shift-form/PublishField';
import { ReplaceField } from '../../../components/shift-form/ReplaceField';
import {
  changesTo,
  creationOf,
  type ShiftFormReturn,
  type ShiftValues,
  valuesOf,
} from '../../../components/shift-form/shift-values';
import { TimeFields } from '../../../components/shift-form/TimeFields';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { formatTime } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ShiftFormBox } from './ShiftFormBox';
import { differences } from './shift-differences';

type StaleAlertProps = {
  current: Shift;
  mine: ShiftValues;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

type DeletedAlertProps = { onCreate: () => void; onClose: () => void };

type EditShiftFormProps = {
  /** As it was when the form was opened. */
  shift: Shift;
  /** As it is now; undefined when it is gone. */
  current: Shift | undefined;
  onClose: () => void;
  onEntered: (entered: boolean) => void;
};

export function EditShiftForm({ shift, current, onClose, onEntered }: EditShiftFormProps) {
  const { data: locations = [] } = useLocations();
  const { form, overlap, save } = useShiftForm(valuesOf(shift));
  const { isDirty, isSubmitting } = form.formState;
  const [seen, setSeen] = useState(shift);
  useEffect(() => onEntered(isDirty), [isDirty, onEntered]);
  const locationId = useWatch({ control: form.control, name: 'locationId' });
  const site = locations.find(({ id }) => id === locationId);

  const saveOver = (version: Shift) =>
    form.handleSubmit(async (entered) => {
      setSeen(version);
      const body = changesTo(version, entered);
      if (!body || (await save({ type: 'update', shift: version, body }))) onClose();
    });
  const createAgain = form.handleSubmit(async (entered) => {
    if (await save({ type: 'create', body: creationOf(entered) })) onClose();
  });

  const gone = !isSubmitting && !current;
  const stale = !isSubmitting && current && current.version !== seen.version;
  return (
    <ShiftFormBox
      title="Edit shift"
      onSubmit={saveOver(seen)}
      onCancel={onClose}
      pending={isSubmitting}
      submitLabel={isSubmitting ? 'Saving...' : 'Save changes'}
    >
      {gone && <DeletedAlert onCreate={createAgain} onClose={onClose} />}
      {stale && (
        <StaleAlert
          current={current}
          mine={form.getValues()}
          onSaveMine={saveOver(current)}
          onUseTheirs={onClose}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeFields form={form} timezone={site?.timezone ?? shift.timezone} />
      </div>
      <LocationField form={form} locations={locations} />
      <DetailFields form={form} />
      <MoveFields form={form} />
      <PublishField form={form} />
      <ReplaceField form={form} overlap={overlap} />
    </ShiftFormBox>
  );
}

function DeletedAlert({ onCreate, onClose }: DeletedAlertProps) {
  return (
    <Alert tone="danger" title="Somebody has deleted this shift in the meantime">
      <p>What you entered is still here.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onCreate}>
          Add as a new shift
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Leave it deleted
        </Button>
      </div>
    </Alert>
  );
}

/** Another person, another day: what dragging does in the grid. */
function MoveFields({ form }: { form: ShiftFormReturn }) {
  const { data: employees = [] } = useEmployees();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        className="self-start"
        onClick={() => {
          setOpen(true);
          // After the field is there.
          setTimeout(() => form.setFocus('employeeId'));
        }}
      >
        <ArrowRightLeft aria-hidden="true" />
        Move to...
      </Button>
    );
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <EmployeeField form={form} employees={employees} />
      <DateField form={form} />
    </div>
  );
}

/** Two people had the same shift open: both versions, and nothing lost until one is chosen. */
function StaleAlert({ current, mine, onSaveMine, onUseTheirs }: StaleAlertProps) {
  const { org_timezone } = useUser();
  const { data: employees = [] } = useEmployees();
  const { data: locations = [] } = useLocations();
  const rows = differences(current, mine, {
    employee: (id) => employees.find((one) => one.id === id)?.name ?? current.employee_name,
    location: (id) => locations.find((one) => one.id === id)?.name ?? current.location_name,
  });
  const who = current.updated_by_name ?? 'Somebody';
  const when = formatTime(current.updated_at, org_timezone ?? 'UTC');
  return (
    <Alert tone="danger" title={`${who} changed this shift at ${when}`}>
      {rows.length === 0 && <p>It is now just as you have entered it.</p>}
      <ChooseVersion versions={rows} onSaveMine={onSaveMine} onUseTheirs={onUseTheirs} />
    </Alert>
  );
}
