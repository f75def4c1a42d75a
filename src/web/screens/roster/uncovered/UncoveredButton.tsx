import { TriangleAlert } from 'lucide-react';
import { counted } from '#engine/counted';
import { useDialog } from '../../../components/use-dialog';
import { useUncoveredShifts } from '../../../data/shifts';
import { Button } from '../../../ui/Button';
import { UncoveredDialog } from './UncoveredDialog';

/** Shows how many shifts have nobody to work them, in every view of the roster, and lists them. */
export function UncoveredButton() {
  const { data } = useUncoveredShifts();
  const dialog = useDialog<undefined>();
  const count = data?.count ?? 0;
  return (
    <>
      {count > 0 && (
        <Button className="text-danger" onClick={() => dialog.show(undefined)}>
          <TriangleAlert aria-hidden="true" />
          {counted(count, 'uncovered shift')}
        </Button>
      )}
      {dialog.turn > 0 && (
        <UncoveredDialog
          key={dialog.turn}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          shifts={data?.shifts ?? []}
          count={count}
        />
      )}
    </>
  );
}
