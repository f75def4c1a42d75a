import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, CircleCheck, Plus } from 'lucide-react';
import type { Timesheet } from '#contract/api/timesheets';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import { Forbidden } from '../../components/Forbidden';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useDialog } from '../../components/use-dialog';
import { useUser } from '../../data/session';
import { useApproveAll, useTimesheets } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatShortDay, todayIn } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { PayPeriodsCard } from './pay-periods/PayPeriodsCard';
import { SheetRow } from './SheetRow';
import { TimeDialog } from './TimeDialog';
import { TIME_TABS, type TimeTab } from './time-search';

export function TimeScreen() {
  if (can(useUser(), 'manage time')) return <TimeOfEveryone />;
  return (
    <Page title="Time">
      <Forbidden sentence="You don't have permission to see everyone's time." />
    </Page>
  );
}

const LABELS: Record<TimeTab, string> = {
  attention: 'Needs attention',
  approve: 'To approve',
  approved: 'Approved',
};

const EMPTY: Record<TimeTab, string> = {
  attention: 'Nothing needs your attention',
  approve: 'Nothing waits for your approval',
  approved: 'Nothing is approved yet',
};

function TimeOfEveryone() {
  const mayManagePay = can(useUser(), 'manage pay');
  const { org_timezone } = useUser();
  const { tab = 'attention', to = todayIn(org_timezone ?? 'UTC') } = useSearch({
    from: '/signed-in/time',
  });
  const navigate = useNavigate({ from: '/time' });
  const from = addDays(to, -6);
  const query = useTimesheets(from, to);
  const entering = useDialog<'new'>();
  const { data: sheets = [] } = query;
  const inTab = (which: TimeTab) => sheets.filter((sheet) => tabOf(sheet) === which);
  const running = sheets.filter(({ state }) => state === 'running');
  const go = (days: number) =>
    void navigate({ search: (before) => ({ ...before, to: addDays(to, days) }) });

  return (
    <Page
      title="Time"
      subtitle={PAGE_INTROS['/time']()}
      actions={
        <Button onClick={() => entering.show('new')}>
          <Plus aria-hidden="true" />
          Enter time
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="7 days before" onClick={() => go(-7)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="font-medium tabular-nums">
          {formatShortDay(from)} to {formatShortDay(to)}
        </p>
        <IconButton label="7 days after" onClick={() => go(7)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        {running.length > 0 && (
          <p className="text-sm text-muted">
            {counted(running.length, 'person', 'people')} clocked in now:{' '}
            {running.map(({ employee_name }) => employee_name).join(', ')}
          </p>
        )}
      </div>
      {query.error && !query.data && (
        <Card>
          <LoadFailure title="We couldn't load the timesheets" queries={[query]} />
        </Card>
      )}
      {query.isPending && <Skeleton className="h-64 rounded-lg" />}
      {query.data && (
        <Tabs
          label="Timesheets"
          tabs={TIME_TABS.map((value) => ({
            value,
            label: LABELS[value],
            badge: inTab(value).length > 0 && (
              <Badge tone={value === 'attention' ? 'warn' : 'neutral'}>{inTab(value).length}</Badge>
            ),
          }))}
          value={tab}
          onValueChange={(chosen) =>
            void navigate({
              search: (before) => ({ ...before, tab: TIME_TABS.find((each) => each === chosen) }),
            })
          }
        >
          {TIME_TABS.map((value) => (
            <TabPanel key={value} value={value}>
              <SheetList sheets={inTab(value)} tab={value} />
            </TabPanel>
          ))}
        </Tabs>
      )}
      {mayManagePay && <PayPeriodsCard />}
      <TimeDialog
        key={entering.turn}
        open={entering.open}
        onOpenChange={entering.onOpenChange}
        date={to}
      />
    </Page>
  );
}

function tabOf({ state }: Timesheet): TimeTab | null {
  if (state === 'running') return null;
  if (state === 'attention' || state === 'disputed') return 'attention';
  return state === 'draft' || state === 'confirmed' ? 'approve' : 'approved';
}

const NOT_APPROVED = 'Not everything is approved';

function SheetList({ sheets, tab }: { sheets: Timesheet[]; tab: TimeTab }) {
  const { employee_id } = useUser();
  const { mutateAsync, isPending } = useApproveAll();
  const clean = sheets.filter(
    (sheet) => sheet.flags.length === 0 && sheet.employee_id !== employee_id,
  );
  const days = [...new Set(sheets.map(({ date }) => date))].sort();
  if (sheets.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck />}
          title={EMPTY[tab]}
          text="Time that people clock is listed by day."
        />
      </Card>
    );
  }

  async function approveAll() {
    try {
      const { approved } = await mutateAsync(clean.map(({ id }) => id));
      toastSuccess(`${counted(approved, 'timesheet')} approved`, NOT_APPROVED);
    } catch (error) {
      toastFailure(NOT_APPROVED, error);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from row to row, whose own buttons Tab reaches.
    <div
      role="presentation"
      className="flex flex-col gap-4"
      onKeyDown={({ key, currentTarget, target }) => {
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
        const rows = [...currentTarget.querySelectorAll<HTMLElement>('li[tabindex]')];
        const at = rows.findIndex((row) => row.contains(target as Node));
        rows[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
      }}
    >
      {tab === 'approve' && clean.length > 0 && (
        <div>
          <Button pending={isPending} onClick={() => void approveAll()}>
            Approve all without flags ({clean.length})
          </Button>
        </div>
      )}
      {days.map((date) => (
        <section key={date} aria-label={formatShortDay(date)} className="flex flex-col gap-2">
          <h2 className="font-semibold">{formatShortDay(date)}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {sheets
                .filter((sheet) => sheet.date === date)
                .map((sheet) => (
                  <SheetRow key={sheet.id} sheet={sheet} />
                ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
