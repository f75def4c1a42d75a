// Faults of a draft, by the name of the field that shows them.
import { ShiftTemplateInput } from '#contract/api/shift-templates';
import { isOffCode } from '#engine/rotation/pattern';
import { readTime } from '#engine/time/typed-time';
import { writeShiftTemplate } from '../../../data/shift-templates';
import { minutesOfHours } from '../../../platform/minutes';
import { isShiftLength } from '../wizard/step-completeness';
import { type Draft, type DraftCode, type DraftTeam, numberIn } from './draft';
import { valuesOf } from './draft-template';

type Told = [field: string, message: string];
export type Faults = Readonly<Record<string, string>>;

/** Faults in any other field of the schema are shown at the pattern. */
const FIELD_OF: Record<string, string> = {
  name: 'name',
  cycle_days: 'cycleDays',
  duration_hours: 'hours',
};

const HOURS = 'Must be 0.5 to 24 hours in steps of 0.5';

const MEANT: Record<string, string> = {
  cycleDays: 'Must be a whole number from 1 to 365',
  hours: HOURS,
};

export function faultsOf(draft: Draft): Faults {
  const own = [...draft.codes.flatMap(codeFaults), ...draft.teams.flatMap(teamFaults)];
  const faults: Record<string, string> = Object.fromEntries(own);
  const parsed = ShiftTemplateInput.safeParse(writeShiftTemplate(valuesOf(draft)));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = FIELD_OF[String(path[0])] ?? 'pattern';
    // A marked field explains the fault of the pattern.
    if (field === 'pattern' && (own.length > 0 || faults.cycleDays)) continue;
    faults[field] ??= MEANT[field] ?? message;
  }
  return faults;
}

function codeFaults(code: DraftCode, _index: number, codes: readonly DraftCode[]): Told[] {
  const faults: Told[] = [];
  const tell = (field: keyof DraftCode, message: string) =>
    faults.push([`codes.${code.key}.${field}`, message]);
  if (!/^[A-Za-z0-9]{1,4}$/.test(code.code)) tell('code', 'A code has 1 to 4 letters or digits');
  else if (isOffCode(code.code)) tell('code', 'OFF and O mean a day off');
  else if (codes.some((other) => other.code === code.code && other.key !== code.key)) {
    tell('code', `There are two codes ${code.code}`);
  }
  if (code.label.length > 100) tell('label', 'Must be at most 100 characters');
  if (readTime(code.start) === undefined) tell('start', 'Invalid time format (use HH:mm)');
  const hours = numberIn(code.hours);
  if (code.hours.trim() !== '' && !isShiftLength(minutesOfHours(hours))) {
    tell('hours', HOURS);
  }
  return faults;
}

function teamFaults(team: DraftTeam, _index: number, teams: readonly DraftTeam[]): Told[] {
  const name = team.name.trim();
  const field = `teams.${team.key}.name`;
  if (name === '') return [[field, 'Each team needs a name']];
  if (name.length > 40) return [[field, 'A team name has at most 40 characters']];
  const isTaken = teams.some((other) => other.name.trim() === name && other.key !== team.key);
  return isTaken ? [[field, 'Each team needs its own name']] : [];
}

/** Faults the server found, at the same fields. */
export function serverFaults(fields: readonly { field: string; message: string }[]): Faults {
  return Object.fromEntries(
    fields.map(({ field, message }) => [FIELD_OF[field] ?? 'pattern', message]),
  );
}
