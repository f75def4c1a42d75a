import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { UnconfirmedRow } from '../../../components/UnconfirmedRow';
import { UncoveredRow } from '../../../components/UncoveredRow';
import { useInSlices } from '../../../components/use-in-slices';
import { useTeamDashboard } from '../../../data/dashboard';
import { useUncoveredShifts } from '../../../data/shifts';
import { useOddToday } from '../../../data/time';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { CoverAheadCard } from './CoverAheadCard';
import { DraftsCard } from './DraftsCard';
import { LicencesCard } from './LicencesCard';
import { TodayCard } from './TodayCard';

const UNCOVERED_SHOWN = 3;

/** What needs a manager today and in the next two weeks. */
export function TeamOverview() {
  const team = useTeamDashboard();
  // Read here, so that what comes late doesn't push the rest down.
  const uncovered = useUncoveredShifts();
  const odd = useOddToday();
  const { error } = team;
  const data = useInSlices(team.data);
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load today" queries={[team]} className="py-8" />
      </Card>
    );
  }
  if (!data || uncovered.isPending || odd.isPending) return <OverviewLoading />;
  const { shifts: away = [], count: awayCount = 0 } = uncovered.data ?? {};
  const shownAway = away.slice(0, UNCOVERED_SHOWN);
  return (
    <>
      <ShiftsCard
        title="Nobody works these shifts"
        tone="danger"
        shifts={shownAway}
        more={awayCount - shownAway.length}
        row={(shift) => <UncoveredRow shift={shift} />}
      />
      <TodayCard sites={data.sites} more={data.moreSites} />
      <ShiftsCard
        title="Shifts to ask about"
        tone="warn"
        shifts={data.unconfirmed}
        more={data.moreUnconfirmed}
        row={(shift) => <UnconfirmedRow shift={shift} />}
      />
      <CoverAheadCard today={data.today} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DraftsCard drafts={data.drafts} />
        <LicencesCard licences={data.licences} more={data.moreLicences} today={data.today} />
      </div>
    </>
  );
}

function OverviewLoading() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading today...</span>
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  );
}

type ShiftsCardProps<Shift> = {
  title: string;
  tone: 'danger' | 'warn';
  shifts: readonly Shift[];
  /** Shifts that aren't listed. */
  more: number;
  row: (shift: Shift) => ReactNode;
};

/** Shifts that someone has to see to. Without any there is nothing to see. */
function ShiftsCard<Shift extends { id: string }>(props: ShiftsCardProps<Shift>) {
  const { title, tone, shifts, more, row } = props;
  const id = useId();
  if (shifts.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="max-sm:laid-out-in-view">
      <CardHeader className="pb-3">
        <CardTitle id={id}>{title}</CardTitle>
        <Badge tone={tone}>{counted(shifts.length + more, 'shift')}</Badge>
      </CardHeader>
      <ul className="divide-y divide-line border-t border-line">
        {shifts.map((shift) => (
          <li key={shift.id} className="px-4 py-2.5 sm:px-5">
            {row(shift)}
          </li>
        ))}
        {more > 0 && (
          <li className="px-4 py-2.5 sm:px-5 sm:text-sm">
            <Link to="/roster" className="text-brand underline underline-offset-4">
              {`${counted(more, 'more shift')} in the roster`}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
