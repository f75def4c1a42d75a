import { useNavigate, useSearch } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { can } from '#contract/rights';
import { FAIRNESS_LINES, type FairnessLine } from '#engine/fairness/count-figures';
import { fairnessYears } from '#engine/fairness/years';
import { COMING_LINES, LINE_LABELS } from '../../../components/fairness/line-labels';
import { LoadFailure } from '../../../components/LoadFailure';
import { useFairness, useSetFairnessLines } from '../../../data/fairness';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { toastFailure } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ColorDot } from '../../../ui/ColorDot';
import { EmptyState } from '../../../ui/EmptyState';
import { ChoiceField } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import type { EmployeesSearch } from '../employees-search';
import { FairnessTable } from './FairnessTable';
import { nextFairnessSort, readFairnessSort, sortPeople } from './fairness-rows';

const EVERYONE = 'all';
const YEARS = [
  { value: 'last', label: 'Last twelve months' },
  { value: 'coming', label: 'Coming twelve months' },
] as const;

/** The figures of a shift group or of everyone, to compare. */
export function FairnessTab() {
  const user = useUser();
  const search = useSearch({ from: '/signed-in/employees' });
  const navigate = useNavigate({ from: '/employees' });
  const change = (changes: EmployeesSearch) =>
    navigate({ search: (current) => ({ ...current, ...changes }), resetScroll: false });
  const { data: groups = [] } = useShiftGroups();
  const group = groups.find(({ id }) => id === search.group);
  const year = search.year ?? 'last';
  const days = fairnessYears(todayIn(user.org_timezone ?? 'UTC'))[year];
  const fairness = useFairness({ ...days, ...(group && { groupId: group.id }) });
  const { data, error } = fairness;
  const sort = readFairnessSort(search.sort);
  const lines = (data?.lines ?? []).filter(
    (line) => year === 'last' || COMING_LINES.includes(line),
  );
  return (
    <>
      <p className="text-muted sm:text-sm">
        Published shifts, beside the median of each person's shift group.
        {year === 'coming' && ' What rotations bring later counts too.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Group"
          options={[
            { value: EVERYONE, label: 'All Groups' },
            ...groups.map(({ id, name, color_hex }) => ({
              value: id,
              label: name,
              icon: <ColorDot color={color_hex} />,
            })),
          ]}
          value={group?.id ?? EVERYONE}
          onValueChange={(chosen) => change({ group: chosen === EVERYONE ? undefined : chosen })}
          className="w-full sm:h-9 sm:w-48 sm:text-sm"
        />
        <Select
          aria-label="Time"
          options={YEARS}
          value={year}
          onValueChange={(chosen) => change({ year: chosen === 'coming' ? chosen : undefined })}
          className="w-full sm:h-9 sm:w-56 sm:text-sm"
        />
      </div>
      {!data && error && (
        <Card>
          <LoadFailure title="We couldn't load the figures" queries={[fairness]} />
        </Card>
      )}
      {!data && !error && <Skeleton className="h-96 rounded-lg" />}
      {data?.people.length === 0 && (
        <Card>
          <EmptyState
            icon={<Scale />}
            title={group ? `Nobody is in ${group.name}` : 'Nobody to compare yet'}
            text="Figures appear here once people have published shifts."
          />
        </Card>
      )}
      {data && data.people.length > 0 && (
        <FairnessTable
          people={sortPeople(data.people, sort)}
          lines={lines}
          sort={sort}
          onSort={(column) => change({ sort: nextFairnessSort(sort, column) })}
        />
      )}
      {data && can(user, 'edit organisation') && <WhatCounts lines={data.lines} />}
    </>
  );
}

/** For admins: which lines the organisation lets count. Each choice is saved as it is made. */
function WhatCounts({ lines }: { lines: readonly FairnessLine[] }) {
  const { mutate, variables, isPending } = useSetFairnessLines();
  const chosen = (isPending && variables) || lines;
  const save = (line: FairnessLine, on: boolean) =>
    mutate(on ? [...chosen, line] : chosen.filter((each) => each !== line), {
      onError: (error) => toastFailure('Failed to save your choice', error),
    });
  return (
    <Card aria-label="What counts">
      <CardHeader>
        <CardTitle>What counts</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <p className="text-muted sm:text-sm">
          Managers see these figures of everyone. People see their own on their account page.
        </p>
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
          {FAIRNESS_LINES.map((line) => (
            <ChoiceField key={line} label={LINE_LABELS[line]}>
              {(control) => (
                <Checkbox
                  {...control}
                  checked={chosen.includes(line)}
                  onChange={({ target }) => save(line, target.checked)}
                />
              )}
            </ChoiceField>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
