import { LIMITS } from '#contract/limits';
import { SearchInput } from '../../ui/SearchInput';
import { Select } from '../../ui/Select';
import { inAddress, ORDER_OPTIONS, orderOf, STATUS_OPTIONS } from './filter-options';
import type { OrganizationsSearch } from './organizations-search';

type OrganizationFiltersProps = {
  /** The text in the search box. The address follows a moment later. */
  text: string;
  onText: (text: string) => void;
  search: OrganizationsSearch;
  onChange: (change: OrganizationsSearch) => void;
};

const select = 'w-auto flex-1 basis-36 sm:h-9 sm:flex-none sm:text-sm';

export function OrganizationFilters(props: OrganizationFiltersProps) {
  const { text, onText, search, onChange } = props;
  return (
    <search className="flex flex-wrap items-start gap-2 print:hidden">
      <SearchInput
        aria-label="Search organizations"
        placeholder="Name, ABN or owner"
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="w-full sm:w-72"
      />
      <Select
        aria-label="Filter by status"
        options={STATUS_OPTIONS}
        value={search.status ?? 'all'}
        onValueChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
        className={`${select} sm:w-40`}
      />
      <Select
        aria-label="Sort by"
        options={ORDER_OPTIONS}
        value={orderOf(search)}
        onValueChange={(order) => onChange(inAddress(order))}
        className={`${select} sm:w-52`}
      />
    </search>
  );
}
