import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { shiftGroupsQuery } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { Select } from '../../../ui/Select';
import { UNASSIGNED } from '../employees-search';

type FilterByGroupProps = {
  group: string | undefined;
  onChange: (group: string | undefined) => void;
};

const ALL = 'all';

export function FilterByGroup({ group, onChange }: FilterByGroupProps) {
  const { data: groups = [], isError, refetch } = useQuery(shiftGroupsQuery);
  const options = [
    { value: ALL, label: 'All Groups' },
    { value: UNASSIGNED, label: 'Unassigned' },
    ...groups.map(({ id, name, color_hex }) => ({
      value: id,
      label: name,
      icon: <ColorDot color={color_hex} />,
    })),
  ];
  return (
    <>
      <Select
        aria-label="Filter by group"
        options={options}
        value={group ?? ALL}
        onValueChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
        placeholder="Unknown group"
        className="w-auto flex-1 sm:h-9 sm:w-48 sm:flex-none sm:text-sm"
      />
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
