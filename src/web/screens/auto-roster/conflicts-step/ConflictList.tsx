import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Conflict } from '#contract/api/auto-roster';
import { counted, formatCount } from '#engine/counted';
import type { Resolution } from '#engine/generation/input';
import { Checkbox } from '../../../ui/Checkbox';
import { cn } from '../../../ui/cn';
import { ChoiceField } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { WindowedList } from '../../../ui/WindowedRows';
import { useNames } from '../use-names';
import { conflictKey, type StepProps, type WizardState } from '../wizard/wizard-state';
import { ConflictCard } from './ConflictCard';
import {
  type ConflictFilter,
  decided,
  decisionOf,
  filterConflicts,
  KINDS,
  type Kind,
  kindOf,
  openKeysOf,
  sameFor,
} from './conflict-review';

/** Up to this many conflicts scroll with the step; more scroll in their own box. */
const FEW = 20;

const CARD_PX = 218;

type ConflictListProps = {
  review: WizardState['conflicts'];
  change: StepProps['change'];
};

export function ConflictList({ review, change }: ConflictListProps) {
  const { locations } = useNames();
  const [filter, setFilter] = useState<ConflictFilter>({});
  const list = filterConflicts(review.list ?? [], filter);
  const latest = useRef(review);
  useLayoutEffect(() => {
    latest.current = review;
  });
  // The functions must stay the same, so that only one of thousands of cards is drawn again.
  const decide = useCallback(
    (conflict: Conflict, resolution: Resolution) =>
      change('conflicts', {
        resolutions: decided(latest.current.resolutions, [conflict], resolution),
      }),
    [change],
  );
  const carryOver = useCallback(
    (conflict: Conflict, resolution: Resolution, to: 'person' | 'rest') =>
      change('conflicts', {
        resolutions: decided(
          latest.current.resolutions,
          sameFor[to](conflict, latest.current),
          resolution,
        ),
      }),
    [change],
  );
  const othersOf = countOthers(review);
  return (
    <>
      <ConflictFilters review={review} filter={filter} onChange={setFilter} />
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {formatCount(list.length)} of {counted(review.list?.length ?? 0, 'conflict')} shown
      </p>
      <WindowedList
        label="Conflicts"
        items={list}
        itemPx={CARD_PX}
        chunkSize={10}
        className={cn(list.length > FEW && 'max-h-[60dvh] rounded-lg border border-line p-2')}
        listClassName="flex flex-col gap-3 pb-3"
        renderItem={(conflict) => (
          <ConflictCard
            key={conflictKey(conflict)}
            conflict={conflict}
            siteName={locations.get(conflict.proposedShift.location_id)}
            decision={decisionOf(conflict, review)}
            onDecide={decide}
            onCarryOver={carryOver}
            {...othersOf(conflict)}
          />
        )}
      />
    </>
  );
}

/** Counted once for the whole list: a card must not walk through thousands of others. */
function countOthers(review: WizardState['conflicts']) {
  const ofPerson = new Map<string, Map<Resolution | undefined, number>>();
  const open = new Map<Kind, number>();
  for (const conflict of review.list ?? []) {
    const decision = decisionOf(conflict, review);
    const own = ofPerson.get(conflict.employeeId) ?? new Map();
    own.set(decision, (own.get(decision) ?? 0) + 1);
    ofPerson.set(conflict.employeeId, own);
    if (!decision) open.set(kindOf(conflict), (open.get(kindOf(conflict)) ?? 0) + 1);
  }
  return (conflict: Conflict) => {
    const decision = decisionOf(conflict, review);
    const own = [...(ofPerson.get(conflict.employeeId) ?? [])];
    const all = own.reduce((sum, [, count]) => sum + count, 0);
    const alike = own.find(([other]) => other === decision)?.[1] ?? 0;
    return {
      personCount: all,
      // Nothing is offered where everyone's decision is the same already.
      personOpen: all > alike,
      restCount: open.get(kindOf(conflict)) ?? 0,
    };
  };
}

type ConflictFiltersProps = {
  review: WizardState['conflicts'];
  filter: ConflictFilter;
  onChange: (filter: ConflictFilter) => void;
};

const ALL = 'all';
const select = 'sm:h-9 sm:text-sm';

function ConflictFilters({ review, filter, onChange }: ConflictFiltersProps) {
  const list = review.list ?? [];
  const people = new Map(list.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const kinds = new Set(list.map(kindOf));
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">Which conflicts are shown</legend>
      <div className="w-56 max-w-full">
        <NativeSelect
          aria-label="Filter conflicts by person"
          className={select}
          value={filter.employeeId ?? ALL}
          onChange={({ target }) =>
            onChange({ ...filter, employeeId: target.value === ALL ? undefined : target.value })
          }
        >
          <option value={ALL}>All employees</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="w-64 max-w-full">
        <NativeSelect
          aria-label="Filter conflicts by kind"
          className={select}
          value={filter.kind ?? ALL}
          onChange={({ target }) =>
            onChange({ ...filter, kind: [...kinds].find((kind) => kind === target.value) })
          }
        >
          <option value={ALL}>All kinds</option>
          {[...kinds].map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <ChoiceField label="Only unresolved">
        {(control) => (
          <Checkbox
            {...control}
            checked={filter.openKeys !== undefined}
            onChange={({ target }) =>
              onChange({ ...filter, openKeys: target.checked ? openKeysOf(review) : undefined })
            }
          />
        )}
      </ChoiceField>
    </fieldset>
  );
}
