import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { TEMPLATE_TYPES } from '#contract/api/shift-templates';
import { LoadFailure } from '../../../components/LoadFailure';
import { WeekStrip } from '../../../components/templates/CodeBadge';
import {
  filterTemplates,
  type TemplateFilter,
  TYPE_LABELS,
  templateFacts,
  weekOfFirstTeam,
} from '../../../components/templates/filter-templates';
import { type RosterTemplate, useShiftTemplates } from '../../../data/shift-templates';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';

const ALL: TemplateFilter = { search: '', type: 'all' };

const TYPES = [
  { value: 'all' as const, label: 'All Types' },
  ...TEMPLATE_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

/** The templates of Muster and of the organisation, each leading to what two years of it bring. */
export function PatternLibrary() {
  const query = useShiftTemplates();
  const [filter, setFilter] = useState(ALL);
  if (!query.data && query.error) {
    return (
      <Card>
        <LoadFailure title="We couldn't load the patterns" queries={[query]} />
      </Card>
    );
  }
  const { system, custom } = filterTemplates(query.data ?? [], filter);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          aria-label="Search patterns"
          placeholder="Search patterns"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
          className="min-w-0 flex-1 basis-56"
        />
        <Select
          aria-label="Type"
          options={TYPES}
          value={filter.type}
          onValueChange={(type) => setFilter({ ...filter, type })}
          className="w-auto min-w-44 max-sm:flex-1 sm:h-9 sm:text-sm"
        />
      </div>
      {!query.data && <Skeleton className="h-64 rounded-lg" />}
      {query.data && system.length + custom.length === 0 && (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="No patterns found"
            text="No pattern matches this search and this type."
            action={<Button onClick={() => setFilter(ALL)}>Clear filters</Button>}
          />
        </Card>
      )}
      {custom.length > 0 && <Section title="Your own" templates={custom} />}
      {system.length > 0 && <Section title="From Muster" templates={system} />}
    </div>
  );
}

type SectionProps = { title: string; templates: readonly RosterTemplate[] };

function Section({ title, templates }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 flex items-center gap-2 text-sm font-semibold">
        {title}
        <Badge className="tabular-nums">{templates.length}</Badge>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <li
            key={template.id}
            className="relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors focus-within:border-line-strong hover:border-line-strong"
          >
            <Link
              to="/patterns"
              search={{ template: template.id }}
              className="leading-snug font-medium after:absolute after:inset-0 after:rounded-lg sm:text-sm"
            >
              {template.name}
            </Link>
            <p className="mt-auto text-sm text-muted tabular-nums">
              {templateFacts(template).join(' · ')}
            </p>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <WeekStrip label="First week of the first team" days={weekOfFirstTeam(template)} />
              <Badge>{TYPE_LABELS[template.type]}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
