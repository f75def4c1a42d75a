import { TriangleAlert } from 'lucide-react';
import { useDialog } from '../../../components/use-dialog';
import { useUncoveredShifts } from '../../../data/shifts';
import { CountButton } from '../toolbar/CountButton';
import { UncoveredDialog } from './UncoveredDialog';

/** Shows how many shifts have nobody to work them, in every view of the roster, and lists them. */
export function UncoveredButton() {
  const { data } = useUncoveredShifts();
  const dialog = useDialog<undefined>();
  const count = data?.count ?? 0;
  return (
    <>
      {count > 0 && (
        <CountButton
          className="text-danger"
          icon={TriangleAlert}
          count={count}
          what="uncovered shift"
          onClick={() => dialog.show(undefined)}
        />
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
