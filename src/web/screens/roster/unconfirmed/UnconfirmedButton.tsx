import { CircleHelp } from 'lucide-react';
import { useDialog } from '../../../components/use-dialog';
import { useUnconfirmedShifts } from '../../../data/shift-answers';
import { CountButton } from '../toolbar/CountButton';
import { UnconfirmedDialog } from './UnconfirmedDialog';

/** Shows how many shifts of the next seven days nobody has confirmed, and lists them. */
export function UnconfirmedButton() {
  const { data } = useUnconfirmedShifts(168);
  const dialog = useDialog<undefined>();
  const count = data?.count ?? 0;
  return (
    <>
      {count > 0 && (
        <CountButton
          icon={CircleHelp}
          count={count}
          what="unconfirmed shift"
          onClick={() => dialog.show(undefined)}
        />
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
