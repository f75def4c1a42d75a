import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import { DetailFields } from '../../../components/shift-form/DetailFields';
import { LocationField } from '../../../components/shift-form/LocationField';
import { ReplaceField } from '../../../components/shift-form/ReplaceField';
import { creationOf, newShift } from '../../../components/shift-form/shift-values';
import { TimeFields } from '../../../components/shift-form/TimeFields';
import type { DefaultTimes } from '../../../components/shift-form/use-default-times';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import type { Day } from './cell-changes';
import { ShiftFormBox } from './ShiftFormBox';

type NewShiftFormProps = {
  day: Day;
  locations: Location[];
  firstLocationId: string;
  times: DefaultTimes;
  onClose: () => void;
  onEntered: (entered: boolean) => void;
};

export function NewShiftForm(props: NewShiftFormProps) {
  const { day, locations, firstLocationId, times, onClose, onEntered } = props;
  const { form, overlap, save } = useShiftForm(
    newShift({ ...day, ...times, locationId: firstLocationId }),
  );
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onEntered(isDirty), [isDirty, onEntered]);
  const locationId = useWatch({ control: form.control, name: 'locationId' });

  const submit = form.handleSubmit(async (entered) => {
    if (await save({ type: 'create', body: creationOf(entered) })) onClose();
  });

  return (
    <ShiftFormBox
      title="Add New Shift"
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
      <LocationField form={form} locations={locations} />
      <DetailFields form={form} />
      <div className="flex flex-col gap-1">
        <ReplaceField form={form} overlap={overlap} always />
        <p className="text-sm text-muted">
          Several shifts on one day are fine as long as they do not overlap. Overlapping ones are
          replaced only when this box is checked.
        </p>
      </div>
    </ShiftFormBox>
  );
}
