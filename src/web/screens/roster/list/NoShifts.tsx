import { CalendarClock, Plus } from 'lucide-react';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { CreateShiftDialog } from '../../../components/shift-form/CreateShiftDialog';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoShifts({ date }: { date: CalendarDate | undefined }) {
  const creating = useDialog<'new'>();
  const manages = can(useUser(), 'edit roster');
  return (
    <Card>
      <EmptyState
        icon={<CalendarClock />}
        title="No shifts found"
        text="Create some shifts to see them organized by time"
        action={
          manages && (
            <Button variant="primary" onClick={() => creating.show('new')}>
              <Plus aria-hidden="true" />
              Create New Shift
            </Button>
          )
        }
      />
      {creating.subject && (
        <CreateShiftDialog
          key={creating.turn}
          date={date}
          open={creating.open}
          onOpenChange={creating.onOpenChange}
        />
      )}
    </Card>
  );
}
