// Which days, job sites and shift groups a deed of the roster is for.
import { ChevronDown } from 'lucide-react';
import { counted } from '#engine/counted';
import { useLocations } from '../../../data/locations';
import { useShiftGroups } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Menu, MenuCheckboxItem, MenuSeparator } from '../../../ui/Menu';

type Scope = {
  from: string;
  to: string;
  /** None means all. */
  locationIds?: string[] | undefined;
  groupIds?: string[] | undefined;
};

type ScopeFieldsProps = {
  scope: Scope;
  problems: { from?: string; to?: string };
  onChange: (part: Partial<Scope>) => void;
};

/** First and last day, job sites and shift groups, as fields of a grid. */
export function ScopeFields({ scope, problems, onChange }: ScopeFieldsProps) {
  const { from, to, locationIds, groupIds } = scope;
  return (
    <>
      <DayField
        label="First day"
        date={from}
        error={problems.from}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        label="Last day"
        date={to}
        error={problems.to}
        onChange={(day) => onChange({ to: day })}
      />
      <SitesMenu chosen={locationIds} onChange={(ids) => onChange({ locationIds: ids })} />
      <GroupsMenu chosen={groupIds} onChange={(ids) => onChange({ groupIds: ids })} />
    </>
  );
}

type DayFieldProps = {
  label: string;
  date: string;
  error: string | undefined;
  onChange: (date: string) => void;
};

function DayField({ label, date, error, onChange }: DayFieldProps) {
  return (
    <Field label={label} error={error && (date === '' ? 'Choose a day' : error)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={date}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type ChosenProps = {
  chosen: string[] | undefined;
  onChange: (ids: string[] | undefined) => void;
};

function SitesMenu(props: ChosenProps) {
  const { data } = useLocations();
  return <ChoiceMenu {...props} label="Job sites" one="job site" options={data} />;
}

function GroupsMenu(props: ChosenProps) {
  const { data } = useShiftGroups();
  return <ChoiceMenu {...props} label="Shift groups" one="shift group" options={data} />;
}

type ChoiceMenuProps = ChosenProps & {
  label: string;
  one: string;
  options: readonly { id: string; name: string }[] | undefined;
};

function ChoiceMenu({ label, one, options = [], chosen = [], onChange }: ChoiceMenuProps) {
  const all = `All ${one}s`;
  const [only] = chosen;
  const several = chosen.length > 1 ? counted(chosen.length, one) : undefined;
  const text = several ?? options.find(({ id }) => id === only)?.name ?? all;

  function toggle(id: string) {
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    onChange(ids.length > 0 ? ids : undefined);
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button className="min-w-0 justify-between">
          <span className="truncate">
            <span className="sr-only">{label}: </span>
            {text}
          </span>
          <ChevronDown aria-hidden="true" className="text-muted" />
        </Button>
      }
    >
      <MenuCheckboxItem checked={chosen.length === 0} onCheckedChange={() => onChange(undefined)}>
        <span className="flex-1">{all}</span>
      </MenuCheckboxItem>
      <MenuSeparator />
      {options.map(({ id, name }) => (
        <MenuCheckboxItem key={id} checked={chosen.includes(id)} onCheckedChange={() => toggle(id)}>
          <span className="flex-1 truncate">{name}</span>
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
