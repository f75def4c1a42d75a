import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { LeaveToDecide, PerShift, ShiftDecision, TouchedShift } from '#contract/api/leave';
import { can } from '#contract/rights';
import { useEmployees } from '../../data/employees';
import { useUser } from '../../data/session';
import { formatRange, formatShortDay } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { NativeSelect } from '../../ui/NativeSelect';
import { RepairList } from '../RepairList';

const LABELS: Record<ShiftDecision, string> = {
  uncovered: 'Leave it uncovered',
  open: 'Offer as open shift',
  remove: 'Delete the shift',
  give: 'Give it to...',
  shorten: 'Shorten it to the rest',
  keep: 'They work it anyway',
};

const CHOICES: Record<TouchedShift['touch'], readonly ShiftDecision[]> = {
  whole: ['uncovered', 'open', 'give', 'remove', 'keep'],
  part: ['shorten', 'uncovered', 'open', 'give', 'remove', 'keep'],
  'reaches-in': ['keep', 'shorten', 'open', 'give', 'remove'],
};

type ShiftChoicesProps = {
  leave: LeaveToDecide;
  /** By shift; those left out get the first choice. */
  choices: Record<string, PerShift>;
  onChange: (choices: Record<string, PerShift>) => void;
};

/** What becomes of each shift that the leave touches. */
export function ShiftChoices({ leave, choices, onChange }: ShiftChoicesProps) {
  const { shifts } = leave.preview;
  if (shifts.length === 0) return null;
  return (
    <ul aria-label="Shifts" className="flex flex-col divide-y divide-line border-y border-line">
      {shifts.map((shift) => (
        <li
          key={shift.id ?? shift.start_at}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
        >
          <ShiftText shift={shift} />
          {shift.id && leave.may_decide && (
            <Choice
              shift={shift}
              choice={choices[shift.id] ?? usualChoice(shift.id, shift)}
              employeeId={leave.employee_id}
              onChange={(choice) => onChange({ ...choices, [choice.shiftId]: choice })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function usualChoice(shiftId: string, { touch }: TouchedShift): PerShift {
  return { shiftId, decision: CHOICES[touch][0] ?? 'keep' };
}

function ShiftText({ shift }: { shift: TouchedShift }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 tabular-nums sm:text-sm">
      <p>
        {formatShortDay(shift.date)}, {formatRange(shift)} at {shift.location_name}
      </p>
      {shift.id === null && <Badge>Pattern, not yet published</Badge>}
      {shift.id !== null && !shift.published && <Badge tone="warn">Draft</Badge>}
      {shift.touch === 'reaches-in' && <Badge>Ends in the leave</Badge>}
      {shift.touch === 'part' && <Badge>In part</Badge>}
    </div>
  );
}

type ChoiceProps = {
  shift: TouchedShift;
  choice: PerShift;
  /** Whose leave it is. */
  employeeId: string;
  onChange: (choice: PerShift) => void;
};

function Choice({ shift, choice, employeeId, onChange }: ChoiceProps) {
  const people = useEmployees();
  const id = useId();
  const [looking, setLooking] = useState(false);
  const name = `${formatShortDay(shift.date)}, ${formatRange(shift)}`;
  const { shiftId } = choice;
  const mayFind = can(useUser(), 'edit roster');

  function choose(chosen: string) {
    setLooking(false);
    onChange({ shiftId, decision: 'give', employeeId: chosen });
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <NativeSelect
          id={id}
          aria-label={`What becomes of ${name}`}
          value={choice.decision}
          onChange={({ target }) => onChange({ shiftId, decision: target.value as ShiftDecision })}
        >
          {CHOICES[shift.touch].map((decision) => (
            <option key={decision} value={decision}>
              {LABELS[decision]}
            </option>
          ))}
        </NativeSelect>
        {choice.decision === 'give' && (
          <NativeSelect
            aria-label={`Who works ${name}`}
            value={choice.employeeId ?? ''}
            onChange={({ target }) =>
              onChange({ shiftId, decision: 'give', employeeId: target.value || undefined })
            }
          >
            <option value="">Choose someone...</option>
            {people.data
              ?.filter((person) => person.id !== employeeId)
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
          </NativeSelect>
        )}
        {mayFind && (
          <Button
            aria-expanded={looking}
            aria-label={`Find someone for ${name}`}
            onClick={() => setLooking(!looking)}
          >
            <Search aria-hidden="true" />
            Find someone
          </Button>
        )}
      </div>
      {looking && (
        <div className="basis-full">
          <RepairList shiftId={shiftId} onDone={() => setLooking(false)} onChoose={choose} />
        </div>
      )}
    </>
  );
}
