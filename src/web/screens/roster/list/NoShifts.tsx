import { CalendarClock, Plus } from 'lucide-react';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { useUser } from '../../../data/session';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

export function NoShifts({ date }: { date: CalendarDate | undefined }) {
  const { make } = useShortcutActions();
  const manages = can(useUser(), 'edit roster');
  return (
    <Card>
      <EmptyState
        icon={<CalendarClock />}
        title="No shifts found"
        text="Create some shifts to see them organized by time"
        action={
          manages && (
            <Button variant="primary" onClick={() => make('shift', { date })}>
              <Plus aria-hidden="true" />
              Create New Shift
            </Button>
          )
        }
      />
    </Card>
  );
}
