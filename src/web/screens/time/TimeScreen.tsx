import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus, Upload } from 'lucide-react';
import type { TimesheetCounts } from '#contract/api/timesheets';
import { can } from '#contract/rights';
import type { SheetListName } from '#engine/clock/sheet-state';
import { counted, formatCount } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { Forbidden } from '../../components/Forbidden';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useDialog } from '../../components/use-dialog';
import { useUser } from '../../data/session';
import { useSheetCounts } from '../../data/time';
import { formatShortDay, todayIn } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { ImportTimeDialog } from './ImportTimeDialog';
import { PayPeriods } from './pay-periods/PayPeriods';
import { SheetsOfTab } from './SheetsOfTab';
import { TimeDialog } from './TimeDialog';
import { TimeFilters } from './TimeFilters';
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

const LISTS: Partial<Record<TimeTab, SheetListName>> = {
  attention: 'attention',
  approve: 'approve',
  approved: 'decided',
};

/** As far back as anyone would look for what is not approved. */
const DAYS_BACK = 120;

function TimeOfEveryone() {
  const user = useUser();
  const mayManagePay = can(user, 'manage pay');
  const today = todayIn(user.org_timezone ?? 'UTC');
  const search = useSearch({ from: '/signed-in/time' });
  const { tab: asked = 'attention', to = today, site, find } = search;
  const tab = asked === 'pay' && !mayManagePay ? 'attention' : asked;
  const navigate = useNavigate({ from: '/time' });
  const narrowed = { locationId: site, find };
  // Where a job site is ahead of the organisation's clock, its day has begun already.
  const last = addDays(today, 1);
  const undecided = { from: addDays(last, -DAYS_BACK), to: last, ...narrowed };
  const decided = { from: addDays(to, -6), to, ...narrowed };
  const counts = useSheetCounts(undecided);
  const entering = useDialog<'new'>();
  const importing = useDialog<'new'>();
  const countOf = (which: TimeTab) =>
    which === 'attention' || which === 'approve' ? counts.data?.[which] : undefined;
  const badgeOf = (which: TimeTab) => {
    const count = countOf(which) ?? 0;
    if (count === 0) return null;
    return <Badge tone={which === 'attention' ? 'warn' : 'neutral'}>{formatCount(count)}</Badge>;
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
      {counts.data && <Running {...counts.data} />}
      {counts.error && !counts.data && (
        <Card>
          <LoadFailure title="We couldn't count the timesheets" queries={[counts]} />
        </Card>
      )}
      {tab !== 'pay' && <TimeFilters />}
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
        {TIME_TABS.map((value) => {
          const list = LISTS[value];
          return (
            list && (
              <TabPanel key={value} value={value} className="flex flex-col gap-4">
                {list === 'decided' && (
                  <Days
                    to={to}
                    onGo={(day) => void navigate({ search: (before) => ({ ...before, to: day }) })}
                  />
                )}
                <SheetsOfTab
                  key={list === 'decided' ? to : value}
                  list={list}
                  window={list === 'decided' ? decided : undecided}
                  total={countOf(value)}
                />
              </TabPanel>
            )
          );
        })}
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

function Running({ running, running_names }: TimesheetCounts) {
  if (running === 0) return null;
  const more = running - running_names.length;
  return (
    <details className="sm:text-sm">
      <summary className="w-fit cursor-pointer text-muted">
        {counted(running, 'person', 'people')} clocked in now
      </summary>
      <p className="pt-1">
        {running_names.join(', ')}
        {more > 0 && ` and ${formatCount(more)} more`}
      </p>
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
