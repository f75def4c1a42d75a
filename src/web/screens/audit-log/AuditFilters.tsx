import { AUDIT_CHOICES, AUDIT_GROUPS, type AuditKind } from '#contract/audit-actions';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { useAuditPeople, useViewerZone } from '../../data/audit-log';
import { todayIn } from '../../platform/formats';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { NativeSelect } from '../../ui/NativeSelect';
import type { AuditLogSearch } from './audit-log-search';

type AuditFiltersProps = {
  filter: AuditLogSearch & { kind: AuditKind };
  onChange: (change: AuditLogSearch) => void;
};

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { kind, person, action, from, to } = filter;
  return (
    <search
      aria-label="Filter the log"
      className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4 print:hidden"
    >
      <PersonFilter kind={kind} person={person} onChange={onChange} />
      <Field label="Action">
        {(control) => (
          <NativeSelect
            {...control}
            value={action ?? ''}
            onChange={({ target }) =>
              onChange({ action: AUDIT_CHOICES.find((choice) => choice === target.value) })
            }
          >
            <option value="">{kind === 'change' ? 'All changes' : 'All sign-ins'}</option>
            {AUDIT_GROUPS.filter((group) => group.kind === kind).map((group) => (
              <optgroup key={group.name} label={group.label}>
                <option value={group.name}>{`${group.label}: all`}</option>
                {group.actions.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DateFilter label="From" value={from} onValue={(date) => onChange({ from: date })} />
      <DateFilter
        label="To"
        value={to}
        error={from && to && to < from ? "'To' is before 'From'." : undefined}
        onValue={(date) => onChange({ to: date })}
      />
    </search>
  );
}

type PersonFilterProps = {
  kind: AuditKind;
  person: string | undefined;
  onChange: (change: AuditLogSearch) => void;
};

function PersonFilter({ kind, person, onChange }: PersonFilterProps) {
  const { data: people = [], error } = useAuditPeople(kind);
  // Someone may be in one tab's list only, or the list may not have come yet.
  const listed = person === undefined || people.some(({ id }) => id === person);
  return (
    <Field label="Person" error={error ? "We couldn't load the names." : undefined}>
      {(control) => (
        <NativeSelect
          {...control}
          value={person ?? ''}
          onChange={({ target }) => onChange({ person: target.value || undefined })}
        >
          <option value="">Everyone</option>
          {!listed && <option value={person}>The chosen person</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type DateFilterProps = {
  label: string;
  value: CalendarDate | undefined;
  error?: string | undefined;
  onValue: (date: CalendarDate | undefined) => void;
};

function DateFilter({ label, value, error, onValue }: DateFilterProps) {
  const today = todayIn(useViewerZone());
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          max={today}
          value={value ?? ''}
          onChange={({ target }) => onValue(parseCalendarDate(target.value))}
        />
      )}
    </Field>
  );
}
