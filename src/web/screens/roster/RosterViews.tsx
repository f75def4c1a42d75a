import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ScreenSpinner } from '../../components/ScreenSpinner';
import { PageHeader } from '../../ui/PageHeader';
import { GridIntro } from './GridIntro';
import { ViewSwitch } from './ViewSwitch';

const SCREENS = {
  grid: lazy(() => import('./grid/GridView').then(({ GridView }) => ({ default: GridView }))),
  map: lazy(() => import('./map/MapView').then(({ MapView }) => ({ default: MapView }))),
  list: lazy(() => import('./list/ListView').then(({ ListView }) => ({ default: ListView }))),
};

const INTROS = {
  map: 'Who is where today. Choose a marker to see who works there now and next.',
  list: 'Who works now, who comes next, and who has just finished.',
};

/** The whole width of the window: the roster is what people have open all day. */
export function RosterViews() {
  const { view = 'grid' } = useSearch({ from: '/signed-in/roster' });
  const View = SCREENS[view];
  return (
    <div className="flex w-full flex-col gap-3 px-4 py-4 sm:px-6">
      <PageHeader
        title="Roster"
        subtitle={view === 'grid' ? <GridIntro /> : INTROS[view]}
        actions={<ViewSwitch view={view} />}
      />
      <Suspense fallback={<ScreenSpinner />}>
        <View />
      </Suspense>
    </div>
  );
}
