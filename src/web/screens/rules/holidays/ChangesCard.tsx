import { Undo2 } from 'lucide-react';
import type { HolidayChange } from '#contract/api/holidays';
import type { Location } from '#contract/api/locations';
import { clock } from '../../../components/holiday-text';
import { useUndoHolidayChange } from '../../../data/holidays';
import { toastFailure } from '../../../platform/failure';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { toast } from '../../../ui/toast-store';

type ChangesCardProps = {
  changes: readonly HolidayChange[];
  sites: readonly Location[];
  editable: boolean;
};

/** What the organisation has changed, in every year. */
export function ChangesCard({ changes, sites, editable }: ChangesCardProps) {
  const { mutateAsync, isPending, variables } = useUndoHolidayChange();
  if (changes.length === 0) return null;

  async function undo(id: string) {
    try {
      await mutateAsync(id);
      toast({ title: 'Change undone' });
    } catch (error) {
      toastFailure('Failed to undo the change', error);
    }
  }

  return (
    <Card aria-label="Your changes" className="pb-2">
      <CardHeader>
        <CardTitle>Your changes</CardTitle>
      </CardHeader>
      <ul className="flex flex-col px-4 pt-2 sm:px-5">
        {changes.map((change) => {
          const text = changeText(change, sites);
          return (
            <li
              key={change.id}
              className="flex min-h-11 items-center justify-between gap-3 text-sm"
            >
              <span className="min-w-0">{text}</span>
              {editable && (
                <Button
                  variant="ghost"
                  aria-label={`Undo: ${text}`}
                  pending={isPending && variables === change.id}
                  onClick={() => undo(change.id)}
                >
                  <Undo2 aria-hidden="true" />
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** 'Australia Day, Tue 26 Jan 2027, moved to Mon 25 Jan 2027 at Depot' */
function changeText(change: HolidayChange, sites: readonly Location[]): string {
  const site = sites.find(({ id }) => id === change.locationId);
  const where = site ? `at ${site.name}` : 'at all sites';
  const day = `${change.name}, ${formatDay(change.date)}`;
  if (change.kind === 'remove') return `${day}, removed ${where}`;
  if (change.movedTo) return `${day}, moved to ${formatDay(change.movedTo)} ${where}`;
  const { hours } = change;
  const part = hours ? `, ${clock(hours.start)} to ${clock(hours.end)}` : '';
  return `${day}${part}, added ${where}`;
}
