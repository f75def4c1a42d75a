import { useSearch } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, ListFilter } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { ROLES, type Role } from '#contract/rights';
import { counted } from '#engine/counted';
import { ROLE_LABELS } from '../../../components/role-labels';
import { useLocations } from '../../../data/locations';
import { useShiftGroups } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { Menu, MenuCheckboxItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../../../ui/Menu';
import { type GridFilter, readFilter, withGroupToggled } from '../grid/grid-filter';
import { useGridSearch } from '../grid/use-grid-search';

const MODES = [
  { value: 'all', label: 'All' },
  { value: 'unassigned', label: 'Unassigned only' },
  { value: 'auto', label: 'Auto-generated only' },
  { value: 'manual', label: 'Manual only' },
];

const ROLE_OPTIONS: { value: Role | ''; label: string }[] = [
  { value: '', label: 'Any role' },
  ...ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
];

const NO_GROUPS: readonly ShiftGroup[] = [];
const NO_SITES: readonly Location[] = [];

export function FilterMenu({ filter }: { filter: GridFilter }) {
  const { data: groups = NO_GROUPS, isError, refetch } = useShiftGroups();
  const { data: sites = NO_SITES } = useLocations();
  const { site, who: role } = useSearch({ from: '/signed-in/roster' });
  const { setFilter, setSite, setRole } = useGridSearch();
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button className="max-w-72">
            <ListFilter aria-hidden="true" />
            <span className="truncate">
              <span className="sr-only">Filter: </span>
              {[
                filterText(filter, groups),
                sites.find(({ id }) => id === site)?.name,
                role && ROLE_LABELS[role],
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <ChevronDown aria-hidden="true" className="text-muted" />
          </Button>
        }
      >
        <MenuRadioGroup
          label="Show"
          options={MODES}
          value={filter.mode}
          onValueChange={(mode) => setFilter(readFilter(mode === 'all' ? undefined : mode))}
        />
        {groups.length > 0 && (
          <>
            <MenuSeparator />
            <MenuLabel>Shift groups</MenuLabel>
          </>
        )}
        {groups.map(({ id, name, color_hex }) => (
          <MenuCheckboxItem
            key={id}
            checked={filter.mode === 'groups' && filter.ids.includes(id)}
            onCheckedChange={() => setFilter(withGroupToggled(filter, id))}
          >
            <ColorDot color={color_hex} />
            <span className="flex-1 truncate">{name}</span>
          </MenuCheckboxItem>
        ))}
        <MenuSeparator />
        <MenuLabel>Works at, on these days</MenuLabel>
        <MenuRadioGroup
          label="Job site"
          options={[
            { value: '', label: 'Any job site' },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={site ?? ''}
          onValueChange={(id) => setSite(id || undefined)}
        />
        <MenuSeparator />
        <MenuLabel>Role</MenuLabel>
        <MenuRadioGroup
          label="Role"
          options={ROLE_OPTIONS}
          value={role ?? ''}
          onValueChange={(value) => setRole(value || undefined)}
        />
      </Menu>
      {isError && (
        <p role="alert" className="flex min-h-9 items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          Failed to load shift groups
          <Button variant="link" size="sm" className="ml-1" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

function filterText(filter: GridFilter, groups: readonly ShiftGroup[]): string {
  if (filter.mode !== 'groups') {
    return MODES.find(({ value }) => value === filter.mode)?.label ?? '';
  }
  const [only] = filter.ids;
  if (filter.ids.length > 1) return counted(filter.ids.length, 'group');
  return groups.find(({ id }) => id === only)?.name ?? '1 group';
}
