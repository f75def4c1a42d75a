import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Shift } from '#contract/api/shifts';
import { DetailFields } from '../../../components/shift-form/DetailFields';
import { LocationField } from '../../../components/shift-form/LocationField';
import { PublishField } from '../../../components/shift-form/PublishField';
import { ReplaceField } from '../../../components/shift-form/ReplaceField';
import { changesTo, creationOf, valuesOf } from '../../../components/shift-form/shift-values';
import { TimeFields } from '../../../components/shift-form/TimeFields';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import { useLocations } from '../../../data/locations';
import { DeletedAlert } from './DeletedAlert';
import { MoveFields } from './MoveFields';
import { ShiftFormBox } from './ShiftFormBox';
import { StaleAlert } from './StaleAlert';

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
