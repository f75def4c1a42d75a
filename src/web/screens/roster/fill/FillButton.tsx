import { useSearch } from '@tanstack/react-router';
import { Wand2 } from 'lucide-react';
import { lazy, Suspense, useState, useTransition } from 'react';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { useDialog } from '../../../components/use-dialog';
import { useUser, useWeekStart } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { openingDay } from '../grid/grid-days';
import { readFilter } from '../grid/grid-filter';
import { dayAfterStep } from '../toolbar/day-steps';
import type { FillScope } from './FillSettings';

const FillDialog = lazy(async () => ({ default: (await import('./FillDialog')).FillDialog }));

/** Opens with what the roster shows. A fill that goes on after the dialog was closed is shown again. */
export function FillButton() {
  const { date, step = 'week', site, filter } = useSearch({ from: '/signed-in/roster' });
  const user = useUser();
  const weekStart = useWeekStart();
  const dialog = useDialog<FillScope>();
  const [opening, startOpening] = useTransition();
  const [fillId, setFillId] = useState<string | null>(null);

  function show() {
    const today = todayIn(user.org_timezone ?? 'UTC');
    const from = openingDay(date, today, weekStart);
    const shown = readFilter(filter);
    dialog.show({
      from: from < today ? today : from,
      to: addDays(dayAfterStep(from, step, 1), -1),
      locationIds: site ? [site] : [],
      groupIds: shown.mode === 'groups' ? [...shown.ids] : [],
    });
  }

  if (!can(user, 'edit roster')) return null;
  return (
    <>
      <Button pending={opening} onClick={() => startOpening(show)}>
        {!opening && <Wand2 aria-hidden="true" />}
        Fill
      </Button>
      {dialog.subject && (
        <Suspense>
          <FillDialog
            key={dialog.turn}
            shown={dialog.subject}
            fillId={fillId}
            onFill={setFillId}
            open={dialog.open}
            onOpenChange={dialog.onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
