import { useNavigate, useSearch } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { can } from '#contract/rights';
import { fairnessYears } from '#engine/fairness/years';
import { COMING_LINES } from '../../../components/fairness/line-labels';
import { LoadFailure } from '../../../components/LoadFailure';
import { useFairness } from '../../../data/fairness';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { todayIn } from '../../../platform/formats';
import { Card } from '../../../ui/Card';
import { ColorDot } from '../../../ui/ColorDot';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import type { EmployeesSearch } from '../employees-search';
import { FairnessTable } from './FairnessTable';
import { nextFairnessSort, readFairnessSort, sortPeople } from './fairness-rows';
import { WhatCounts } from './WhatCounts';

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
