import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { Card } from '../../../ui/Card';
import { CellDialog } from '../cell/CellDialog';
import { ActiveSection } from './ActiveSection';
import { CompletedSection } from './CompletedSection';
import { ListLoading } from './ListLoading';
import { NoShifts } from './NoShifts';
import { UpcomingSection } from './UpcomingSection';
import { useList } from './use-list';
import { WindowBar } from './WindowBar';

export function ListView() {
  const { date } = useSearch({ from: '/signed-in/roster' });
  const navigate = useNavigate({ from: '/roster' });
  const zone = (useUser().org_timezone ?? 'UTC') as Zone;
  const { from, to, today, shifts, sections, failed } = useList(date, zone);
  const chosen = useDialog<Shift>();

  function show(day: CalendarDate | undefined) {
    void navigate({ search: (current) => ({ ...current, date: day }), resetScroll: false });
  }

  return (
    <>
      <WindowBar from={from} to={to} today={today} chosen={date} shifts={shifts} onChoose={show} />
      {!sections &&
        (failed.length > 0 ? (
          <Card>
            <LoadFailure
              title="Failed to load shifts"
              text="Please try refreshing the page"
              queries={failed}
            />
          </Card>
        ) : (
          <ListLoading />
        ))}
      {sections && shifts?.length === 0 && <NoShifts date={date} />}
      {sections && shifts && shifts.length > 0 && (
        <>
          <ActiveSection shifts={sections.active} onOpen={chosen.show} />
          <UpcomingSection shifts={sections.upcoming} today={today} onOpen={chosen.show} />
          <CompletedSection shifts={sections.completed} onOpen={chosen.show} />
        </>
      )}
      {chosen.subject && (
        <CellDialog
          key={chosen.turn}
          employee={{ id: chosen.subject.employee_id, name: chosen.subject.employee_name }}
          date={chosen.subject.date}
          open={chosen.open}
          onOpenChange={chosen.onOpenChange}
        />
      )}
    </>
  );
}
