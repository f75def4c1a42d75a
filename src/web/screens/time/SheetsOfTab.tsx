import type { SheetListName } from '#engine/clock/sheet-state';
import { counted, formatCount } from '#engine/counted';
import { LoadFailure } from '../../components/LoadFailure';
import { type SheetWindow, useApproveClean, useSheetCounts, useSheetList } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { focusMain } from '../../platform/focus-main';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { SheetList } from './SheetList';

const EMPTY: Record<SheetListName, string> = {
  attention: 'Nothing needs your attention',
  approve: 'Nothing waits for your approval',
  decided: 'Nothing is approved yet',
};

type SheetsOfTabProps = {
  list: SheetListName;
  window: SheetWindow;
  /** How many there are, where they are counted. */
  total: number | undefined;
};

export function SheetsOfTab({ list, window, total }: SheetsOfTabProps) {
  const query = useSheetList(list, window);
  const { data, error, isPending } = query;
  const sheets = data?.pages.flatMap(({ timesheets }) => timesheets) ?? [];
  const narrowed = Boolean(window.find || window.locationId);
  return (
    <>
      {list === 'approve' && <ApproveClean window={window} />}
      {data && (
        <SheetList
          sheets={sheets}
          empty={
            narrowed
              ? { title: 'Nothing found', text: 'Choose another name or job site.' }
              : { title: EMPTY[list], text: 'Time that people clock is listed by day.' }
          }
          more={query}
          total={total}
        />
      )}
      {isPending && <Skeleton className="h-64 rounded-lg" />}
      {error && !data && (
        <Card>
          <LoadFailure title="We couldn't load the timesheets" queries={[query]} />
        </Card>
      )}
    </>
  );
}

const NOT_ALL = 'Not everything is approved';

function ApproveClean({ window }: { window: SheetWindow }) {
  const { data } = useSheetCounts(window);
  const { mutateAsync, isPending } = useApproveClean();
  if (!data || (data.clean === 0 && !isPending)) return null;

  async function approveAll() {
    try {
      const { approved } = await mutateAsync(window);
      toastSuccess(`${counted(approved, 'timesheet')} approved`, NOT_ALL);
      focusMain();
    } catch (error) {
      toastFailure(NOT_ALL, error);
    }
  }

  return (
    <div>
      <Button variant="primary" pending={isPending} onClick={() => void approveAll()}>
        Approve all without flags ({formatCount(data.clean)})
      </Button>
    </div>
  );
}
