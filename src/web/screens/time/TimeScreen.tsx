import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus, Upload } from 'lucide-react';
import type { Timesheet } from '#contract/api/timesheets';
import { can } from '#contract/rights';
import { counted, formatCount } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { Forbidden } from '../../components/Forbidden';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useDialog } from '../../components/use-dialog';
import { useUser } from '../../data/session';
import { useTimesheets, useUndecidedTime } from '../../data/time';
import { formatShortDay, todayIn } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { ImportTimeDialog } from './ImportTimeDialog';
import { PayPeriods } from './pay-periods/PayPeriods';
import { SheetList } from './SheetList';
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
  pay: 'Pay periods',
};

type SheetTab = Exclude<TimeTab, 'pay'>;
const SHEET_TABS: readonly SheetTab[] = ['attention', 'approve', 'approved'];

const EMPTY: Record<SheetTab, string> = {
  attention: 'Nothing needs your attention',
  approve: 'Nothing waits for your approval',
  approved: 'Nothing is approved yet',
};

function TimeOfEveryone() {
  const user = useUser();
  const mayManagePay = can(user, 'manage pay');
  const today = todayIn(user.org_timezone ?? 'UTC');
  const { tab: asked = 'attention', to = today } = useSearch({ from: '/signed-in/time' });
  const tab = asked === 'pay' && !mayManagePay ? 'attention' : asked;
  const navigate = useNavigate({ from: '/time' });
  // Where a job site is ahead of the organisation's clock, its day has begun already.
  const undecided = useUndecidedTime(addDays(today, 1));
  const decided = useTimesheets(addDays(to, -6), to);
  const entering = useDialog<'new'>();
  const importing = useDialog<'new'>();
  const queryOf = (which: SheetTab) => (which === 'approved' ? decided : undecided);
  const inTab = (which: SheetTab) =>
    queryOf(which).data?.sheets.filter((sheet) => tabOf(sheet) === which) ?? [];
  const badgeOf = (which: TimeTab) => {
    const count = which === 'attention' || which === 'approve' ? inTab(which).length : 0;
    if (count === 0) return null;
    return (
      <Badge tone={which === 'attention' ? 'warn' : 'neutral'}>
        {formatCount(count)}
        {!undecided.data?.whole && '+'}
      </Badge>
    );
  };

  return (
    <Page
      title="Time"
      subtitle={PAGE_INTROS['/time']()}
      actions={
        <>
          <Button onClick={() => importing.show('new')}>
            <Upload aria-hidden="true" />
            Import
          </Button>
          <Button onClick={() => entering.show('new')}>
            <Plus aria-hidden="true" />
            Enter time
          </Button>
        </>
      }
    >
      <Running sheets={undecided.data?.sheets ?? []} />
      <Tabs
        label="Timesheets"
        tabs={TIME_TABS.filter((value) => value !== 'pay' || mayManagePay).map((value) => ({
          value,
          label: LABELS[value],
          badge: badgeOf(value),
        }))}
        value={tab}
        onValueChange={(chosen) =>
          void navigate({ search: (before) => ({ ...before, tab: chosen }) })
        }
      >
        {SHEET_TABS.map((value) => (
          <TabPanel key={value} value={value} className="flex flex-col gap-4">
            {value === 'approved' && (
              <Days
                to={to}
                onGo={(day) => void navigate({ search: (before) => ({ ...before, to: day }) })}
              />
            )}
            <Sheets
              key={value === 'approved' ? to : value}
              query={queryOf(value)}
              sheets={inTab(value)}
              tab={value}
            />
          </TabPanel>
        ))}
        {mayManagePay && (
          <TabPanel value="pay">
            <PayPeriods />
          </TabPanel>
        )}
      </Tabs>
      <TimeDialog
        key={`enter ${entering.turn}`}
        open={entering.open}
        onOpenChange={entering.onOpenChange}
        date={today}
      />
      <ImportTimeDialog
        key={`import ${importing.turn}`}
        open={importing.open}
        onOpenChange={importing.onOpenChange}
      />
    </Page>
  );
}

type SheetsProps = {
  query: ReturnType<typeof useUndecidedTime>;
  sheets: readonly Timesheet[];
  tab: SheetTab;
};

function Sheets({ query, sheets, tab }: SheetsProps) {
  const { data, error, isPending } = query;
  const whole = data?.whole ?? false;
  return (
    <>
      {data && !whole && !error && (
        <p role="status" className="text-muted">
          More timesheets are on their way...
        </p>
      )}
      {data && (whole || sheets.length > 0) && (
        <SheetList
          sheets={sheets}
          empty={{ title: EMPTY[tab], text: 'Time that people clock is listed by day.' }}
          approvesAll={tab === 'approve' && whole}
        />
      )}
      {isPending && <Skeleton className="h-64 rounded-lg" />}
      {error && !whole && (
        <Card>
          <LoadFailure
            title={
              data ? "We couldn't load all of the timesheets" : "We couldn't load the timesheets"
            }
            queries={[query]}
          />
        </Card>
      )}
    </>
  );
}

function Running({ sheets }: { sheets: readonly Timesheet[] }) {
  const running = sheets.filter(({ state }) => state === 'running');
  if (running.length === 0) return null;
  return (
    <details className="sm:text-sm">
      <summary className="w-fit cursor-pointer text-muted">
        {counted(running.length, 'person', 'people')} clocked in now
      </summary>
      <p className="pt-1">{running.map(({ employee_name }) => employee_name).join(', ')}</p>
    </details>
  );
}

/** Seven days at a time. */
function Days({ to, onGo }: { to: CalendarDate; onGo: (to: CalendarDate) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label="7 days before" onClick={() => onGo(addDays(to, -7))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p className="font-medium tabular-nums">
        {formatShortDay(addDays(to, -6))} to {formatShortDay(to)}
      </p>
      <IconButton label="7 days after" onClick={() => onGo(addDays(to, 7))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function tabOf({ state }: Timesheet): TimeTab | null {
  if (state === 'running') return null;
  if (state === 'attention' || state === 'disputed') return 'attention';
  return state === 'draft' || state === 'confirmed' ? 'approve' : 'approved';
}
