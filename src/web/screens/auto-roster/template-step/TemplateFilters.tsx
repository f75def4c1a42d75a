import { Plus } from 'lucide-react';
import { TEMPLATE_TYPES } from '#contract/api/shift-templates';
import { Button } from '../../../ui/Button';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import type { TemplateFilter } from './filter-templates';
import { TYPE_LABELS } from './template-types';

const TYPES = [
  { value: 'all' as const, label: 'All Types' },
  ...TEMPLATE_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

type TemplateFiltersProps = {
  filter: TemplateFilter;
  onFilter: (values: Partial<TemplateFilter>) => void;
  onNew: () => void;
};

export function TemplateFilters({ filter, onFilter, onNew }: TemplateFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        aria-label="Search templates"
        placeholder="Search templates"
        value={filter.search}
        onChange={(event) => onFilter({ search: event.target.value })}
        className="min-w-0 flex-1 basis-56"
      />
      <Select
        aria-label="Type"
        options={TYPES}
        value={filter.type}
        onValueChange={(type) => onFilter({ type })}
        className="w-auto min-w-44 max-sm:flex-1 sm:h-9 sm:text-sm"
      />
      <Button onClick={onNew} className="max-sm:flex-1">
        <Plus aria-hidden="true" />
        New template
      </Button>
    </div>
  );
}
