import { CalendarDays, Clock, List, Users } from 'lucide-react';
import { useId } from 'react';
import type { CompactEntries, Explanation } from '#contract/api/auto-roster';
import { useEmployees } from '../../../data/employees';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { NativeSelect } from '../../../ui/NativeSelect';
import { chosenPeople } from '../teams-step/teams';
import type { StepProps } from '../wizard/wizard-state';
import { Explanations } from './Explanations';
import { PreviewCalendar } from './PreviewCalendar';
import { PreviewHeads, PreviewHours } from './PreviewFigures';
import { PreviewList } from './PreviewList';
import { usePreviewData } from './use-preview-data';

const VIEWS = [
  { value: 'calendar', label: 'Calendar', Icon: CalendarDays },
  { value: 'list', label: 'List', Icon: List },
  { value: 'heads', label: 'Heads', Icon: Users },
  { value: 'hours', label: 'Hours', Icon: Clock },
] as const;

type PreviewShiftsProps = StepProps & {
  compact: CompactEntries;
  explanations: readonly Explanation[];
};

export function PreviewShifts({ state, change, compact, explanations }: PreviewShiftsProps) {
  const name = useId();
  const { data: employees = [] } = useEmployees();
  const { view, selectedEmployeeFilter } = state.preview;
  const people = chosenPeople(state.teams, employees);
  const filter = people.some(({ id }) => id === selectedEmployeeFilter)
    ? selectedEmployeeFilter
    : 'all';
  const data = usePreviewData(compact, filter);
  return (
    <section aria-label="Shifts of the preview" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-64 max-w-full">
          <NativeSelect
            aria-label="Filter by employee"
            className="sm:h-9 sm:text-sm"
            value={filter}
            onChange={({ target }) => change('preview', { selectedEmployeeFilter: target.value })}
          >
            <option value="all">All employees</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <fieldset className="flex rounded-md border border-line-strong bg-raised p-0.5">
          <legend className="sr-only">View</legend>
          {VIEWS.map(({ value, label, Icon }) => (
            <label
              key={label}
              className={cn(
                'inline-flex h-10 cursor-pointer items-center gap-2 rounded px-2 text-base font-medium sm:px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:h-8 sm:text-sm max-sm:[&_svg]:hidden [&_svg]:size-4',
                value === view ? 'bg-brand text-brand-text' : 'text-muted hover:text-text',
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={value === view}
                onChange={() => change('preview', { view: value })}
              />
              <Icon aria-hidden="true" />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <Explanations
        explanations={
          filter === 'all'
            ? explanations
            : explanations.filter(({ employeeId }) => employeeId === filter)
        }
      />
      {data.days.size === 0 && (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            className="py-8"
            title="No shifts"
            text="No shifts would be created here. The list above says why."
          />
        </div>
      )}
      {data.days.size > 0 && (
        <>
          {view === 'calendar' && <PreviewCalendar compact={compact} data={data} />}
          {view === 'list' && <PreviewList data={data} />}
          {view === 'heads' && <PreviewHeads compact={compact} />}
          {view === 'hours' && (
            <PreviewHours compact={compact} filter={filter} nameOf={data.nameOf} />
          )}
        </>
      )}
    </section>
  );
}
