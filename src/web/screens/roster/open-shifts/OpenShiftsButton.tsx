import { HandHelping } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDialog } from '../../../components/use-dialog';
import { useOpenShifts } from '../../../data/open-shifts';
import { CountButton } from '../toolbar/CountButton';

const OpenShiftsDialog = lazy(async () => ({
  default: (await import('./OpenShiftsDialog')).OpenShiftsDialog,
}));

/** Shows how many shifts are open, lists them and offers more. */
export function OpenShiftsButton() {
  const { data = [] } = useOpenShifts();
  const dialog = useDialog<undefined>();
  const count = data.filter(({ takers, places }) => takers.length < places).length;
  return (
    <>
      <CountButton
        icon={HandHelping}
        count={count}
        what="open shift"
        onClick={() => dialog.show(undefined)}
      />
      {dialog.turn > 0 && (
        <Suspense>
          <OpenShiftsDialog
            key={dialog.turn}
            open={dialog.open}
            onOpenChange={dialog.onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
