import { useState } from 'react';
import type { acceptFill, FillProposal, FillShift, OpenPlace } from '#contract/api/fill';
import type { BodyInput } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { inHours } from '#engine/hours/hours-text';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { TabPanel, Tabs } from '../../../ui/Tabs';

/** What isn't accepted: these people, and these days. */
export type LeftOut = { people: ReadonlySet<string>; dates: ReadonlySet<string> };

/** Nothing chosen means all of it. */
export function acceptedOf(
  { added, removed }: FillProposal,
  { people, dates }: LeftOut,
): BodyInput<typeof acceptFill> {
  const all = [...added, ...removed];
  const kept = (values: string[], out: ReadonlySet<string>) =>
    [...new Set(values)].filter((value) => !out.has(value));
  return {
    ...(people.size > 0 && {
      employeeIds: kept(
        all.map(({ employee_id }) => employee_id),
        people,
      ),
    }),
    ...(dates.size > 0 && {
      dates: kept(
        all.map(({ date }) => date),
        dates,
      ),
    }),
  };
}

type FillResultProps = {
  proposal: FillProposal;
  leftOut: LeftOut;
  onLeaveOut: (leftOut: LeftOut) => void;
};

type Tab = 'days' | 'people' | 'open';

export function FillResult({ proposal, leftOut, onLeaveOut }: FillResultProps) {
  const { added, removed, open, before, after, findings, unfair, refused } = proposal;
  const [tab, setTab] = useState<Tab>(added.length > 0 ? 'days' : 'open');
  if (before.places === 0 && added.length === 0) {
    return <p>Every shift that your job sites need and that hasn't started yet has someone.</p>;
  }
  const tabs = [
    { value: 'days' as const, label: 'By day' },
    { value: 'people' as const, label: 'By person' },
    { value: 'open' as const, label: `Still open (${after.places})` },
  ];
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-5">
        <Figure term="Open shifts" before={before.places} after={after.places} />
        <Figure term="Below minimum" before={before.below_minimum} after={after.below_minimum} />
        <Figure term="Findings" before={findings.before} after={findings.after} />
        <Figure term="New drafts" after={added.length} />
        <Figure term="Drafts that go" after={removed.length} />
      </dl>
      {unfair.before + unfair.after > 0 && (
        <p className="text-muted sm:text-sm">
          Nights, weekends and public holidays of people who had more of them than their group in
          the last twelve months: {unfair.before} before, {unfair.after} after.
        </p>
      )}
      {refused > 0 && (
        <p className="text-muted sm:text-sm">
          {`Rules were against ${counted(refused, 'shift')} that looked possible.`}
        </p>
      )}
      <Tabs label="Proposal" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="days" className="pt-3">
          <Groups
            shifts={added}
            keyOf={({ date }) => date}
            orderOf={({ date }) => date}
            nameOf={({ date }) => formatShortDay(date)}
            textOf={(shift) => `${shift.employee_name}, ${placeText(shift)}`}
            out={leftOut.dates}
            onOut={(dates) => onLeaveOut({ ...leftOut, dates })}
          />
        </TabPanel>
        <TabPanel value="people" className="pt-3">
          <Groups
            shifts={added}
            keyOf={({ employee_id }) => employee_id}
            orderOf={({ employee_name }) => employee_name}
            nameOf={({ employee_id, employee_name }) =>
              `${employee_name}${hoursText(proposal, employee_id)}`
            }
            textOf={(shift) => `${formatShortDay(shift.date)}, ${placeText(shift)}`}
            out={leftOut.people}
            onOut={(people) => onLeaveOut({ ...leftOut, people })}
          />
        </TabPanel>
        <TabPanel value="open" className="pt-3">
          <OpenPlaces open={open} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Figure({ term, before, after }: { term: string; before?: number; after: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg font-semibold">
        {before === undefined ? after : `${before} → ${after}`}
      </dd>
    </div>
  );
}

type GroupsProps = {
  shifts: readonly FillShift[];
  keyOf: (shift: FillShift) => string;
  nameOf: (shift: FillShift) => string;
  orderOf: (shift: FillShift) => string;
  textOf: (shift: FillShift) => string;
  out: ReadonlySet<string>;
  onOut: (out: ReadonlySet<string>) => void;
};

/** Each day or person with a tick, and their new shifts below. */
function Groups({ shifts, keyOf, nameOf, orderOf, textOf, out, onOut }: GroupsProps) {
  const groups = new Map<string, FillShift[]>();
  for (const shift of shifts)
    groups.set(keyOf(shift), [...(groups.get(keyOf(shift)) ?? []), shift]);
  const sorted = [...groups].sort(([, [one]], [, [other]]) =>
    one && other ? orderOf(one).localeCompare(orderOf(other)) : 0,
  );
  if (shifts.length === 0) return <p>Nobody was found. 'Still open' says why.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {sorted.map(([key, [first, ...others]]) => (
        <li key={key} className="flex flex-col gap-1 sm:text-sm">
          {first && (
            <>
              <ChoiceField label={nameOf(first)} className="font-semibold">
                {(control) => (
                  <Checkbox
                    {...control}
                    checked={!out.has(key)}
                    onChange={() => onOut(toggled(out, key))}
                  />
                )}
              </ChoiceField>
              <ul className="ml-8 flex flex-col gap-0.5 text-muted">
                {[first, ...others].map((shift) => (
                  <li key={`${shift.employee_id} ${shift.start_at}`}>{textOf(shift)}</li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function toggled(out: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(out);
  if (!changed.delete(key)) changed.add(key);
  return changed;
}

function placeText({ location_name, role_label, ...shift }: FillShift): string {
  return [formatRange(shift), location_name, role_label].filter(Boolean).join(', ');
}

function hoursText({ hours }: FillProposal, employeeId: string): string {
  const own = hours.find(({ employee_id }) => employee_id === employeeId);
  return own ? `: ${inHours(own.before)} h → ${inHours(own.after)} h` : '';
}

function OpenPlaces({ open }: { open: readonly OpenPlace[] }) {
  if (open.length === 0) return <p>Every shift has someone.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {open.map((place) => (
        <li
          key={`${place.location_id} ${place.start_at} ${place.role_label} ${place.skill_name}`}
          className="flex flex-col gap-0.5 sm:text-sm"
        >
          <p className="font-semibold">
            {`${formatShortDay(place.date)}, ${formatRange(place)}, ${place.location_name}: ${counted(place.places, 'person', 'people')} missing`}
            {place.below_minimum ? ' below the minimum' : ''}
          </p>
          <p>{place.why}</p>
          {place.remedies.map((remedy) => (
            <p key={remedy} className="text-muted">
              {remedy}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
