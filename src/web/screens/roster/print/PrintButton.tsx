import { useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { PrintDialog } from './PrintDialog';

export function PrintButton() {
  const { date } = useSearch({ from: '/signed-in/roster' });
  const user = useUser();
  const dialog = useDialog<undefined>();
  return (
    <>
      <Button onClick={() => dialog.show(undefined)}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {dialog.turn > 0 && (
        <PrintDialog
          key={dialog.turn}
          date={date ?? todayIn(user.org_timezone ?? 'UTC')}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  );
}
