import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Shift } from '#contract/api/shifts';
import { ChooseVersion } from '../../../components/newer-version/NewerVersionAlert';
import { ShiftChecks } from '../../../components/shift-form/ShiftChecks';
import {
  DateField,
  EmployeeField,
  PublishField,
  ReplaceField,
  RoleAndNotesFields,
  SiteField,
  TimeFields,
} from '../../../components/shift-form/ShiftFields';
import type { ShiftFormReturn, ShiftValues } from '../../../components/shift-form/shift-schema';
import { changesTo, creationOf, valuesOf } from '../../../components/shift-form/shift-values';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { formatTime } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { differences } from './cell-changes';
import { ShiftFormBox } from './ShiftFormBox';

type EditShiftFormProps = {
  /** The shift as it was when the form was opened. */
  shift: Shift;
  /** The shift as it is now; undefined once it is deleted. */
  current: Shift | undefined;
  onClose: () => void;
};

export function EditShiftForm({ shift, current, onClose }: EditShiftFormProps) {
  const { data: locations = [] } = useLocations();
  const { form, overlap, save } = useShiftForm(valuesOf(shift));
  const { isDirty, isSubmitting } = form.formState;
  const [seen, setSeen] = useState(shift);
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
      dirty={isDirty}
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
      <SiteField form={form} locations={locations} />
      <RoleAndNotesFields form={form} />
      <MoveFields form={form} />
      {isDirty && <ShiftChecks form={form} shiftId={shift.id} />}
      <PublishField form={form} />
      <ReplaceField form={form} overlap={overlap} />
    </ShiftFormBox>
  );
}

type DeletedAlertProps = { onCreate: () => void; onClose: () => void };

function DeletedAlert({ onCreate, onClose }: DeletedAlertProps) {
  return (
    <Alert tone="danger" title="Someone deleted this shift since you opened it">
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

/** Person and day, which most edits don't change: dragging does the same in the grid. */
function MoveFields({ form }: { form: ShiftFormReturn }) {
  const { data: employees = [] } = useEmployees();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        className="self-start"
        onClick={() => {
          setOpen(true);
          // The field has to be drawn before it can take the focus.
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

type StaleAlertProps = {
  current: Shift;
  mine: ShiftValues;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** Two people edited the same shift: shows both versions, and loses neither until one is chosen. */
function StaleAlert({ current, mine, onSaveMine, onUseTheirs }: StaleAlertProps) {
  const { org_timezone } = useUser();
  const { data: employees = [] } = useEmployees();
  const { data: locations = [] } = useLocations();
  const rows = differences(current, mine, {
    employee: (id) => employees.find((one) => one.id === id)?.name ?? current.employee_name,
    location: (id) => locations.find((one) => one.id === id)?.name ?? current.location_name,
  });
  const who = current.updated_by_name ?? 'Someone';
  const when = formatTime(current.updated_at, org_timezone ?? 'UTC');
  return (
    <Alert tone="danger" title={`${who} changed this shift at ${when}`}>
      {rows.length === 0 && <p>It now matches what you entered.</p>}
      <ChooseVersion versions={rows} onSaveMine={onSaveMine} onUseTheirs={onUseTheirs} />
    </Alert>
  );
}
