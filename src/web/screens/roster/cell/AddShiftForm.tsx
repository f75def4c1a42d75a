import { Suspense } from 'react';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { NothingToChoose } from '../../../components/shift-form/NothingToChoose';
import { useDefaultTimes } from '../../../components/shift-form/use-default-times';
import { useLocations } from '../../../data/locations';
import { CellFailure } from './CellFailure';
import type { Day } from './cell-changes';
import { NewShiftForm } from './late-forms';

type AddShiftFormProps = { day: Day; onClose: () => void; onEntered: (entered: boolean) => void };

export function AddShiftForm(props: AddShiftFormProps) {
  const locations = useLocations();
  const times = useDefaultTimes();
  const [first] = locations.data ?? [];
  if (first && locations.data && times) {
    const site = { locations: locations.data, firstLocationId: first.id };
    return (
      <Suspense fallback={<FieldsLoading />}>
        <NewShiftForm {...props} {...site} times={times} />
      </Suspense>
    );
  }
  if (locations.data?.length === 0) return <NothingToChoose missing="/sites" />;
  if (locations.isError)
    return <CellFailure title="Failed to load job sites" queries={[locations]} />;
  return <FieldsLoading />;
}
