import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#engine/counted';
import { useInvitationText } from '../../../components/use-invitation-text';
import { ApiError } from '../../../platform/api';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { Spinner } from '../../../ui/Spinner';
import { Switch } from '../../../ui/Switch';
import { ImportTable } from './ImportTable';
import { importCountText } from './import-text';
import type { EmployeeImport, OpenedFile } from './use-employee-import';

/** Group names shown: enough to see that a wrong column was taken for the groups. */
const SHOWN = 12;

type ImportReviewProps = {
  file: OpenedFile;
  employeeImport: EmployeeImport;
  onMapColumns: () => void;
};

export function ImportReview({ file, employeeImport, onMapColumns }: ImportReviewProps) {
  const { rows, faulty, here, checkError } = employeeImport;
  const invitation = useInvitationText();
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const filtering = onlyFaulty && faulty.length > 0;
  const ignored = file.headings.filter((heading, index) => heading.trim() && !file.targets[index]);

  return (
    <div className="flex flex-col gap-4">
      <ChoiceField
        label="Send everyone an invitation"
        hint={
          employeeImport.inviting
            ? `${invitation.hint} Nobody needs a temporary password.`
            : 'Everyone gets a temporary password of their own. You get a file with all of them: keep it safe.'
        }
      >
        {(control) => (
          <Checkbox
            checked={employeeImport.inviting}
            onChange={(event) => employeeImport.setInviting(event.target.checked)}
            {...control}
          />
        )}
      </ChoiceField>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {ignored.length > 0 && <p>Columns that won't be imported: {ignored.join(', ')}</p>}
        <Button size="sm" onClick={onMapColumns}>
          Match columns
        </Button>
      </div>
      {here > 0 && (
        <PeopleHere
          count={here}
          updating={employeeImport.updating}
          onUpdate={employeeImport.setUpdating}
        />
      )}
      {employeeImport.missingGroups.length > 0 && (
        <MissingGroups
          names={employeeImport.missingGroups}
          create={employeeImport.createGroups}
          onCreate={employeeImport.setCreateGroups}
        />
      )}
      {checkError && (
        <Alert
          tone="danger"
          title="Failed to check the rows"
          action={<Button onClick={employeeImport.checkAgain}>Check again</Button>}
        >
          {checkError instanceof ApiError ? checkError.message : 'Try again in a moment.'}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ImportCount
          total={rows.length}
          faulty={faulty.length}
          checking={employeeImport.checking}
        />
        {faulty.length > 0 && faulty.length < rows.length && (
          <ChoiceField
            label={`Leave out the ${counted(faulty.length, 'row that needs fixing', 'rows that need fixing')}`}
          >
            {(control) => (
              <Checkbox
                checked={employeeImport.leavingOut}
                onChange={(event) => employeeImport.setLeavingOut(event.target.checked)}
                {...control}
              />
            )}
          </ChoiceField>
        )}
        {faulty.length > 0 && faulty.length < rows.length && (
          <ChoiceField label="Show only rows with errors">
            {(control) => (
              <Switch
                checked={onlyFaulty}
                onChange={(event) => setOnlyFaulty(event.target.checked)}
                {...control}
              />
            )}
          </ChoiceField>
        )}
      </div>
      <ImportTable
        rows={filtering ? faulty : rows}
        fixed={employeeImport.fixedRows}
        onFix={employeeImport.fix}
      />
    </div>
  );
}

type ImportCountProps = { total: number; faulty: number; checking: boolean };

function ImportCount({ total, faulty, checking }: ImportCountProps) {
  return (
    <p aria-live="polite" className="flex min-h-6 items-center gap-2 font-semibold">
      <Mark faulty={faulty > 0} checking={checking} />
      {checking ? `Checking ${counted(total, 'row')}...` : importCountText(total, faulty)}
    </p>
  );
}

function Mark({ faulty, checking }: { faulty: boolean; checking: boolean }) {
  if (checking) return <Spinner className="size-5 text-brand" />;
  if (faulty) return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />;
  return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />;
}

type PeopleHereProps = {
  count: number;
  updating: boolean;
  onUpdate: (update: boolean) => void;
};

function PeopleHere({ count, updating, onUpdate }: PeopleHereProps) {
  const people = counted(count, 'person', 'people');
  return (
    <fieldset>
      <legend className="sr-only">People who are already here</legend>
      <ChoiceField label={`Skip the ${people} already here`}>
        {(control) => (
          <Radio
            {...control}
            name="already here"
            checked={!updating}
            onChange={() => onUpdate(false)}
          />
        )}
      </ChoiceField>
      <ChoiceField
        label={`Update the ${people} already here`}
        hint="Changes name, phone and shift group. Email, role and password stay."
      >
        {(control) => (
          <Radio
            {...control}
            name="already here"
            checked={updating}
            onChange={() => onUpdate(true)}
          />
        )}
      </ChoiceField>
    </fieldset>
  );
}

type MissingGroupsProps = {
  names: readonly string[];
  create: boolean;
  onCreate: (create: boolean) => void;
};

function MissingGroups({ names, create, onCreate }: MissingGroupsProps) {
  const single = names.length === 1;
  const rest = names.length - SHOWN;
  return (
    <Alert tone="warn">
      <fieldset>
        <legend className="wrap-anywhere">
          {single ? "This group doesn't exist yet: " : "These groups don't exist yet: "}
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
