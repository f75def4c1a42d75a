import { useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { lazy, Suspense, useTransition } from 'react';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { useDialog } from '../../../components/use-dialog';
import type { PublishChoice } from '../../../data/publication';
import { useUser, useWeekStart } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { openingDay } from '../grid/grid-days';
import { readFilter } from '../grid/grid-filter';
import { dayAfterStep } from '../toolbar/day-steps';

const PublishDialog = lazy(async () => ({
  default: (await import('./PublishDialog')).PublishDialog,
}));

/** Opens with what the roster shows: its days, its site and its groups. */
export function PublishButton() {
  const { date, step = 'week', site, filter } = useSearch({ from: '/signed-in/roster' });
  const user = useUser();
  const weekStart = useWeekStart();
  const dialog = useDialog<PublishChoice>();
  const [opening, startOpening] = useTransition();

  function show() {
    const from = openingDay(date, todayIn(user.org_timezone ?? 'UTC'), weekStart);
    const shown = readFilter(filter);
    dialog.show({
      from,
      to: addDays(dayAfterStep(from, step, 1), -1),
      ...(site && { locationIds: [site] }),
      ...(shown.mode === 'groups' && { groupIds: [...shown.ids] }),
    });
  }

  if (!can(user, 'edit roster')) return null;
  return (
    <>
      <Button pending={opening} onClick={() => startOpening(show)}>
        {!opening && <Send aria-hidden="true" />}
        Publish
      </Button>
      {dialog.subject && (
        <Suspense>
          <PublishDialog
            key={dialog.turn}
            shown={dialog.subject}
            open={dialog.open}
            onOpenChange={dialog.onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
