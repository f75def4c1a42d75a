import { CircleHelp } from 'lucide-react';
import { counted } from '#engine/counted';
import { useDialog } from '../../../components/use-dialog';
import { useUnconfirmedShifts } from '../../../data/shift-answers';
import { Button } from '../../../ui/Button';
import { UnconfirmedDialog } from './UnconfirmedDialog';

/** Shows how many shifts of the next seven days nobody has confirmed, and lists them. */
export function UnconfirmedButton() {
  const { data } = useUnconfirmedShifts(168);
  const dialog = useDialog<undefined>();
  const count = data?.count ?? 0;
  const words = counted(count, 'unconfirmed shift');
  return (
    <>
      {count > 0 && (
        // The words only where there is room: a button that wrapped would push the grid down when it comes.
        <Button title={words} aria-label={words} onClick={() => dialog.show(undefined)}>
          <CircleHelp aria-hidden="true" />
          <span className="max-2xl:hidden">{words}</span>
          <span className="2xl:hidden">{count}</span>
        </Button>
      )}
      {dialog.turn > 0 && (
        <UnconfirmedDialog
          key={dialog.turn}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  );
}
