import { useSearch } from '@tanstack/react-router';
import { Wand2 } from 'lucide-react';
import { useTransition } from 'react';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { useUser, useWeekStart } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { openingDay } from '../grid/grid-days';
import { readFilter } from '../grid/grid-filter';
import { dayAfterStep } from '../toolbar/day-steps';

/** Opens with what the roster shows, or with the fill in the address. */
export function FillButton() {
  const { date, step = 'week', site, filter, fill } = useSearch({ from: '/signed-in/roster' });
  const user = useUser();
  const weekStart = useWeekStart();
  const { make } = useShortcutActions();
  const [opening, startOpening] = useTransition();

  function show() {
    const today = todayIn(user.org_timezone ?? 'UTC');
    const from = openingDay(date, today, weekStart);
    const shown = readFilter(filter);
    return make('fill', {
      fill: {
        from: from < today ? today : from,
        to: addDays(dayAfterStep(from, step, 1), -1),
        locationIds: site ? [site] : [],
        groupIds: shown.mode === 'groups' ? [...shown.ids] : [],
        id: fill,
      },
    });
  }

  if (!can(user, 'edit roster')) return null;
  return (
    <Button pending={opening} onClick={() => startOpening(show)}>
      {!opening && <Wand2 aria-hidden="true" />}
      Fill
    </Button>
  );
}
