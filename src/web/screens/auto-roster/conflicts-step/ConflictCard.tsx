import { CircleCheck, CircleDashed } from 'lucide-react';
import { memo } from 'react';
import type { Conflict } from '#contract/api/auto-roster';
import { agree, formatCount } from '#engine/counted';
import { RESOLUTIONS, type Resolution } from '#engine/generation/input';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatDay, formatShortDay, type ShiftTime } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { conflictKey } from '../wizard/wizard-state';
import { KINDS, kindOf, RESOLUTION_TEXTS } from './conflict-review';

type ConflictCardProps = {
  conflict: Conflict;
  siteName: string | undefined;
  decision: Resolution | undefined;
  onDecide: (conflict: Conflict, resolution: Resolution) => void;
  /** All conflicts of the person, and whether any of them is decided otherwise. */
  personCount: number;
  personOpen: boolean;
  /** Open conflicts of the same kind. */
  restCount: number;
  onCarryOver: (conflict: Conflict, resolution: Resolution, to: 'person' | 'rest') => void;
};

const term = 'text-xs font-medium text-muted';

export const ConflictCard = memo(function ConflictCard(props: ConflictCardProps) {
  const { conflict, siteName, decision, onDecide, onCarryOver } = props;
  const { personCount, personOpen, restCount } = props;
  const { existingShifts, proposedShift } = conflict;
  return (
    <li className="rounded-lg border border-line bg-surface p-3 shadow-card sm:px-4">
      <fieldset className="flex min-w-0 flex-col gap-2.5">
        <legend className="float-left flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{conflict.employeeName}</span>{' '}
            <span className="text-muted tabular-nums">{formatDay(conflict.date)}</span>
          </span>
          <Badge tone={decision ? 'brand' : 'warn'}>
            {decision ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            {decision ? 'Resolved' : 'Unresolved'}
          </Badge>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <div className="min-w-0">
            <p className={term}>
              {agree(existingShifts.length, 'Existing shift', 'Existing shifts')} (
              {KINDS[kindOf(conflict)]})
            </p>
            {existingShifts.map((shift) => (
              <ConflictShift
                key={shift.start_at}
                shift={shift}
                siteName={shift.location_name}
                date={shift.date}
              />
            ))}
          </div>
          <div className="min-w-0">
            <p className={term}>Proposed shift</p>
            <ConflictShift shift={proposedShift} siteName={siteName} code={proposedShift.code} />
          </div>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2">
          {RESOLUTIONS.map((resolution) => (
            <ChoiceField key={resolution} label={RESOLUTION_TEXTS[resolution].label}>
              {(control) => (
                <Radio
                  {...control}
                  name={conflictKey(conflict)}
                  value={resolution}
                  checked={decision === resolution}
                  onChange={() => onDecide(conflict, resolution)}
                />
              )}
            </ChoiceField>
          ))}
        </div>
        {decision && (personOpen || restCount > 0) && (
          <div className="flex flex-wrap gap-2">
            {personOpen && (
              <Button size="sm" onClick={() => onCarryOver(conflict, decision, 'person')}>
                All of {conflict.employeeName} ({formatCount(personCount)})
              </Button>
            )}
            {restCount > 0 && (
              <Button size="sm" onClick={() => onCarryOver(conflict, decision, 'rest')}>
                The rest like this ({formatCount(restCount)})
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
});

type ConflictShiftProps = {
  shift: ShiftTime & { role_label: string | null };
  siteName: string | undefined;
  code?: string | undefined;
  /** Of the existing shift, which may belong to the day before. */
  date?: CalendarDate | undefined;
};

function ConflictShift({ shift, siteName, code, date }: ConflictShiftProps) {
  const details = [shift.role_label, siteName].filter(Boolean).join(', ');
  return (
    <p className="text-base sm:text-sm sm:leading-6">
      {code && <Badge className="mr-1.5">{code}</Badge>}
      <span className="font-medium">
        {date && `${formatShortDay(date)}, `}
        <ShiftTimes shift={shift} />
      </span>{' '}
      <span className="wrap-anywhere text-muted">{details}</span>
    </p>
  );
}
