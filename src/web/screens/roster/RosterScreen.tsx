import { Link, useSearch } from '@tanstack/react-router';
import { CalendarDays, List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useUser } from '../../data/session';
import { cn } from '../../ui/cn';
import { PageHeader } from '../../ui/PageHeader';
import { PageSpinner } from '../../ui/Spinner';
import { FillButton } from './fill/FillButton';
import { OpenShiftsButton } from './open-shifts/OpenShiftsButton';
import { PublishButton } from './publish/PublishButton';
import { ROSTER_VIEWS, type RosterView } from './roster-search';
import { UnconfirmedButton } from './unconfirmed/UnconfirmedButton';
import { UncoveredButton } from './uncovered/UncoveredButton';

const LOOKS = {
  grid: { label: 'Grid', icon: CalendarDays },
  map: { label: 'Map', icon: MapIcon },
  list: { label: 'List', icon: List },
};

const SCREENS = {
  grid: lazy(() => import('./grid/RosterGrid').then(({ RosterGrid }) => ({ default: RosterGrid }))),
  map: lazy(() => import('./map/RosterMap').then(({ RosterMap }) => ({ default: RosterMap }))),
  list: lazy(() => import('./list/RosterList').then(({ RosterList }) => ({ default: RosterList }))),
};

const ProposalBar = lazy(() =>
  import('./fill/ProposalBar').then((module) => ({ default: module.ProposalBar })),
);

const INTROS = {
  grid: PAGE_INTROS['/roster'](),
  map: 'Where your people work today. Choose a marker to see who is there now and who is next.',
  list: 'Who is working now, who is next, and who has just finished.',
};

export function RosterScreen() {
  if (can(useUser(), 'see roster')) return <RosterViews />;
  return (
    <Page title="Roster">
      <Forbidden sentence="You don't have permission to view the roster grid." />
    </Page>
  );
}

/** The roster takes the full width of the window. */
function RosterViews() {
  const { view = 'grid', fill } = useSearch({ from: '/signed-in/roster' });
  const View = SCREENS[view];
  return (
    <div className="flex w-full flex-col gap-3 px-4 py-4 sm:px-6">
      <PageHeader
        title="Roster"
        subtitle={INTROS[view]}
        actions={
          <>
            <UncoveredButton />
            <UnconfirmedButton />
            <OpenShiftsButton />
            <FillButton />
            <PublishButton />
            <ViewSwitch view={view} />
          </>
        }
      />
      {fill && (
        <Suspense>
          <ProposalBar />
        </Suspense>
      )}
      <Suspense fallback={<PageSpinner />}>
        <View />
      </Suspense>
    </div>
  );
}

function ViewSwitch({ view }: { view: RosterView }) {
  return (
    <nav aria-label="View" className="flex rounded-md border border-line-strong bg-raised p-0.5">
      {ROSTER_VIEWS.map((one) => {
        const { label, icon: Icon } = LOOKS[one];
        return (
          <Link
            key={one}
            to="/roster"
            search={({ date, fill }) => ({ date, fill, view: one === 'grid' ? undefined : one })}
            // The router would call the grid current in the other views, too.
            aria-current={one === view ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            className={cn(
              'inline-flex h-10 items-center gap-2 rounded px-3 text-base font-medium sm:h-8 sm:text-sm [&_svg]:size-4',
              one === view ? 'bg-brand text-brand-text' : 'text-muted hover:text-text',
            )}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
