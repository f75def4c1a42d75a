import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ScreenSpinner } from '../../components/ScreenSpinner';
import { useWideScreen } from '../../components/use-wide-screen';
import { PageHeader } from '../../ui/PageHeader';
import { ViewSwitch } from './ViewSwitch';

const SCREENS = {
  grid: lazy(() => import('./grid/GridView').then(({ GridView }) => ({ default: GridView }))),
  map: lazy(() => import('./map/MapView').then(({ MapView }) => ({ default: MapView }))),
  list: lazy(() => import('./list/ListView').then(({ ListView }) => ({ default: ListView }))),
};

const DAY_LIST_INTRO = 'One day at a time, everybody on it. Choose somebody to plan their day.';
const INTROS = {
  grid: 'The whole year, a row for each person. Choose a cell to plan that day.',
  map: 'Who is where today. Choose a marker to see who works there now and next.',
  list: 'Who works now, who comes next, and who has just finished.',
};

/** The whole width of the window: the roster is what people have open all day. */
export function RosterViews() {
  const { view = 'grid' } = useSearch({ from: '/signed-in/roster' });
  const View = SCREENS[view];
  const asDayList = !useWideScreen() && view === 'grid';
  return (
    <div className="flex w-full flex-col gap-3 px-4 py-4 sm:px-6">
      <PageHeader
        title="Roster"
        subtitle={asDayList ? DAY_LIST_INTRO : INTROS[view]}
        actions={<ViewSwitch view={view} />}
      />
      <Suspense fallback={<ScreenSpinner />}>
        <View />
      </Suspense>
    </div>
  );
}
