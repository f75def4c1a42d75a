import { Alert } from '../../../ui/Alert';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/ChoiceField';

type MissingGroupsProps = {
  names: readonly string[];
  create: boolean;
  onCreate: (create: boolean) => void;
};

/** Enough to see that a wrong column was taken for the groups. */
const SHOWN = 12;

export function MissingGroups({ names, create, onCreate }: MissingGroupsProps) {
  const single = names.length === 1;
  const rest = names.length - SHOWN;
  return (
    <Alert tone="warn">
      <fieldset>
        <legend className="wrap-anywhere">
          {single ? 'This group does not exist yet: ' : 'These groups do not exist yet: '}
          {names.slice(0, SHOWN).join(', ')}
          {rest > 0 && ` and ${rest} more`}
        </legend>
        <ChoiceField label={single ? 'Create it' : 'Create them'}>
          {(control) => (
            <Checkbox
              checked={create}
              onChange={(event) => onCreate(event.target.checked)}
              {...control}
            />
          )}
        </ChoiceField>
      </fieldset>
    </Alert>
  );
}
