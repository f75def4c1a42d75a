import { LIMITS } from '#contract/limits';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { REQUEST_STATUS_FILTERS, type RequestStatusFilter } from '../organization-search';
import { STATUS_LABELS } from './signup-request-text';

type RequestFiltersProps = {
  text: string;
  onText: (text: string) => void;
  status: RequestStatusFilter;
  onStatus: (status: RequestStatusFilter) => void;
};

const OPTIONS = REQUEST_STATUS_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : STATUS_LABELS[value],
}));

export function RequestFilters({ text, onText, status, onStatus }: RequestFiltersProps) {
  return (
    <search className="flex flex-wrap items-start gap-2 print:hidden">
      <SearchInput
        aria-label="Search signup requests"
        placeholder="Organisation, name or email"
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="w-full sm:w-80"
      />
      <Select
        aria-label="Filter by status"
        options={OPTIONS}
        value={status}
        onValueChange={onStatus}
        className="sm:h-9 sm:w-40 sm:text-sm"
      />
    </search>
  );
}
