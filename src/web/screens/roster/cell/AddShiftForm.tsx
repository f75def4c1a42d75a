import { useWatch } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import { ReloadAlert } from '../../../components/ReloadAlert';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { NothingToChoose } from '../../../components/shift-form/NothingToChoose';
import { ShiftChecks } from '../../../components/shift-form/ShiftChecks';
import {
  ReplaceField,
  RoleAndNotesFields,
  SiteField,
  TimeFields,
} from '../../../components/shift-form/ShiftFields';
import { creationOf, newShift } from '../../../components/shift-form/shift-values';
import {
  type DefaultTimes,
  useDefaultTimes,
  useShiftForm,
} from '../../../components/shift-form/use-shift-form';
import { useLocations } from '../../../data/locations';
import type { Day } from './cell-changes';
import { ShiftFormBox } from './ShiftFormBox';

type AddShiftFormProps = { day: Day; onClose: () => void };

export function AddShiftForm(props: AddShiftFormProps) {
  const locations = useLocations();
  const times = useDefaultTimes();
  const [first] = locations.data ?? [];
  if (first && locations.data && times) {
    return (
      <LoadedShiftForm
        {...props}
        locations={locations.data}
        firstLocationId={first.id}
        times={times}
      />
    );
  }
  if (locations.data?.length === 0) return <NothingToChoose missing="/sites" />;
  if (locations.isError) {
    return (
      <ReloadAlert title="Failed to load job sites" queries={[locations]}>
        You need a job site to add a shift. Try again in a moment.
      </ReloadAlert>
    );
  }
  return <FieldsLoading />;
}

type LoadedShiftFormProps = AddShiftFormProps & {
  locations: Location[];
  firstLocationId: string;
  times: DefaultTimes;
};

function LoadedShiftForm({
  day,
  locations,
  firstLocationId,
  times,
  onClose,
}: LoadedShiftFormProps) {
  const { form, overlap, save } = useShiftForm(
    newShift({ ...day, ...times, locationId: firstLocationId }),
  );
  const { isDirty, isSubmitting } = form.formState;
  const locationId = useWatch({ control: form.control, name: 'locationId' });

  const submit = form.handleSubmit(async (entered) => {
    if (await save({ type: 'create', body: creationOf(entered) })) onClose();
  });

  return (
    <ShiftFormBox
      title="Add New Shift"
      dirty={isDirty}
      onSubmit={submit}
      onCancel={onClose}
      pending={isSubmitting}
      submitLabel={isSubmitting ? 'Creating...' : 'Create Shift'}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeFields
          form={form}
          timezone={locations.find(({ id }) => id === locationId)?.timezone}
        />
      </div>
      <SiteField form={form} locations={locations} />
      <RoleAndNotesFields form={form} />
      <ShiftChecks form={form} />
      <div className="flex flex-col gap-1">
        <ReplaceField form={form} overlap={overlap} always />
        <p className="text-sm text-muted">
          A person can have several shifts in a day if they don't overlap. Overlapping shifts are
          replaced only when this box is checked.
        </p>
      </div>
    </ShiftFormBox>
  );
}
