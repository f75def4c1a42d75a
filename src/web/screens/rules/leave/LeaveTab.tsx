import { CalendarX2, Pencil, Plus, Trash2 } from 'lucide-react';
import type { Blackout, LeaveSettings, LeaveType } from '#contract/api/leave-types';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { leaveDaysText } from '../../../components/leave-text';
import { useDialog } from '../../../components/use-dialog';
import { useLeaveTypes, useSaveLeaveTypes } from '../../../data/leave';
import { useUser } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { BlackoutDialog } from './BlackoutDialog';
import { LeaveTypeDialog } from './LeaveTypeDialog';

/** The kinds of leave, and the days on which leave is limited. */
export function LeaveTab() {
  const settings = useLeaveTypes();
  if (settings.error && !settings.data) {
    return <LoadFailure title="We couldn't load the kinds of leave" queries={[settings]} />;
  }
  if (!settings.data) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <div className="flex flex-col gap-4">
      <Types settings={settings.data} />
      <Blackouts settings={settings.data} />
    </div>
  );
}

type SettingsProps = { settings: LeaveSettings };

function Types({ settings }: SettingsProps) {
  const editable = can(useUser(), 'edit rules');
  const dialog = useDialog<LeaveType | null>();
  return (
    <Card aria-label="Kinds of leave">
      <CardHeader>
        <CardTitle>Kinds of leave</CardTitle>
        {editable && (
          <Button size="sm" onClick={() => dialog.show(null)}>
            <Plus aria-hidden="true" />
            Add kind
          </Button>
        )}
      </CardHeader>
      <CardBody>
        <ul className="flex flex-col divide-y divide-line">
          {settings.types.map((type) => (
            <li key={type.id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {type.name} {!type.in_use && <Badge>Not in use</Badge>}
                </p>
                <p className="text-muted sm:text-sm">{typeText(type)}</p>
              </div>
              {editable && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit ${type.name}`}
                  onClick={() => dialog.show(type)}
                >
                  <Pencil aria-hidden="true" />
                  Edit
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {dialog.subject !== undefined && (
        <LeaveTypeDialog
          key={dialog.turn}
          type={dialog.subject}
          settings={settings}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </Card>
  );
}

const STATUSES: Record<LeaveType['day_status'], string> = {
  off: 'shows as off',
  sick: 'shows as sick',
  holiday: 'shows as holiday',
};

/** 'Paid, with a balance that earns 4 weeks a year, shows as holiday' */
function typeText(type: LeaveType): string {
  const weeks = type.accrual_weeks;
  const earns = weeks ? ` that earns ${counted(weeks, 'week')} a year` : '';
  return [
    type.paid ? 'Paid' : 'Unpaid',
    ...(type.has_balance ? [`with a balance${earns}`] : []),
    STATUSES[type.day_status],
    ...(type.needs_approval ? [] : ['approved straight away']),
    ...(type.evidence_after_days === null
      ? []
      : [`evidence after ${counted(type.evidence_after_days, 'day')}`]),
  ].join(', ');
}

function Blackouts({ settings }: SettingsProps) {
  const editable = can(useUser(), 'edit rules');
  const dialog = useDialog<true>();
  const { mutateAsync, isPending } = useSaveLeaveTypes();

  async function remove(blackout: Blackout) {
    const { types, blackouts, tag } = settings;
    const left = blackouts.filter(({ id }) => id !== blackout.id);
    try {
      const kept = left.map(({ id: _, ...each }) => each);
      await mutateAsync({ types, blackouts: kept, seen: { tag } });
      toast({ title: 'Limited days removed' });
    } catch (error) {
      toastFailure('Failed to remove the limited days', error);
    }
  }

  return (
    <Card aria-label="Limited days">
      <CardHeader>
        <CardTitle>Limited days</CardTitle>
        {editable && (
          <Button size="sm" onClick={() => dialog.show(true)}>
            <CalendarX2 aria-hidden="true" />
            Add limited days
          </Button>
        )}
      </CardHeader>
      <CardBody>
        {settings.blackouts.length === 0 && (
          <p className="text-muted sm:text-sm">
            None. On limited days people are warned when they ask for leave, or can't ask.
          </p>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {settings.blackouts.map((blackout) => (
            <li key={blackout.id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{blackout.name}</p>
                <p className="text-muted sm:text-sm">
                  {leaveDaysText({ ...blackout, start_time: null, end_time: null })}:{' '}
                  {blackout.severity === 'block' ? "people can't ask" : 'people are warned'}
                </p>
              </div>
              {editable && (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={isPending}
                  aria-label={`Remove ${blackout.name}`}
                  onClick={() => void remove(blackout)}
                >
                  <Trash2 aria-hidden="true" />
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {dialog.subject && (
        <BlackoutDialog
          key={dialog.turn}
          settings={settings}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </Card>
  );
}
