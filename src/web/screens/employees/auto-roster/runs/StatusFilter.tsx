import { RUN_STATUSES, type Run } from '#contract/api/auto-roster';
import { Select } from '../../../../ui/Select';

type StatusFilterProps = {
  value: Run['status'] | undefined;
  onChange: (status: Run['status'] | undefined) => void;
};

const OPTIONS = [
  { value: 'all' as const, label: 'All statuses' },
  ...RUN_STATUSES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Select
      aria-label="Filter by status"
      className="w-36 sm:h-9 sm:text-sm"
      options={OPTIONS}
      value={value ?? 'all'}
      onValueChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  );
}
