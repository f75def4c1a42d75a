import { LoadFailure } from '../../../components/LoadFailure';
import { useTeamDashboard } from '../../../data/dashboard';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { CoverAheadCard } from './CoverAheadCard';
import { DraftsCard } from './DraftsCard';
import { LicencesCard } from './LicencesCard';
import { TodayCard } from './TodayCard';
import { UnconfirmedCard } from './UnconfirmedCard';

/** What needs a manager today and in the next two weeks. */
export function TeamOverview() {
  const team = useTeamDashboard();
  const { data, error } = team;
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load today" queries={[team]} className="py-8" />
      </Card>
    );
  }
  if (!data) return <OverviewLoading />;
  return (
    <>
      <TodayCard sites={data.sites} more={data.moreSites} />
      <UnconfirmedCard shifts={data.unconfirmed} more={data.moreUnconfirmed} />
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
