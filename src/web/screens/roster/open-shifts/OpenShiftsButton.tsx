import { HandHelping } from 'lucide-react';
import { counted } from '#engine/counted';
import { useDialog } from '../../../components/use-dialog';
import { useOpenShifts } from '../../../data/open-shifts';
import { Button } from '../../../ui/Button';
import { OpenShiftsDialog } from './OpenShiftsDialog';

/** Shows how many shifts are open, lists them and offers more. */
export function OpenShiftsButton() {
  const { data = [] } = useOpenShifts();
  const dialog = useDialog<undefined>();
  const count = data.filter(({ takers, places }) => takers.length < places).length;
  const words = counted(count, 'open shift');
  return (
    <>
      {/* The number alone where there is little room: a button that wrapped would push the grid down. */}
      <Button title={words} aria-label={words} onClick={() => dialog.show(undefined)}>
        <HandHelping aria-hidden="true" />
        <span className="max-2xl:hidden">{words}</span>
        <span className="2xl:hidden">{count}</span>
      </Button>
      {dialog.turn > 0 && (
        <OpenShiftsDialog key={dialog.turn} open={dialog.open} onOpenChange={dialog.onOpenChange} />
      )}
    </>
  );
}
