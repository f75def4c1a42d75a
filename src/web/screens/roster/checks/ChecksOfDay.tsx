import { useSearch } from '@tanstack/react-router';
import type { CalendarDate } from '#engine/time/kinds';
import { useEmployees } from '../../../data/employees';
import { isLargeRoster } from '../../../data/roster-parts';
import { useFindings } from '../../../data/rules';
import { Dialog } from '../../../ui/Dialog';
import { useGridSearch } from '../grid/use-grid-search';
import { CheckList } from './CheckList';
import { ChecksButton } from './ChecksButton';

type ChecksOfDayProps = {
  date: CalendarDate;
  onOpen: (day: { employee: { id: string; name: string } }) => void;
};

/** On a narrow screen the checks are a sheet over the day, and lead to the person's day. */
export function ChecksOfDay({ date, onOpen }: ChecksOfDayProps) {
  const { checks: shown } = useSearch({ from: '/signed-in/roster' });
  const { setDrawer } = useGridSearch();
  const open = shown === 'open';
  const { data: people } = useEmployees();
  // Finding them for thousands of people takes seconds: of a large roster they are read for whoever wants the list.
  const isSmall = people !== undefined && !isLargeRoster(people);
  const checks = useFindings({ from: date, to: date }, { enabled: isSmall || open });
  return (
    <div className="flex justify-end">
      <ChecksButton checks={checks} open={open} onToggle={() => setDrawer('checks')} />
      <Dialog
        open={open}
        onOpenChange={() => setDrawer(undefined)}
        title="Checks"
        description="What your rules find about this day, drafts included."
      >
        <CheckList
          checks={checks}
          onShow={({ employee_id: id, employee_name: name }) => {
            setDrawer(undefined);
            onOpen({ employee: { id, name } });
          }}
        />
      </Dialog>
    </div>
  );
}
