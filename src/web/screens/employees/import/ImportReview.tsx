import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { agree, counted, formatCount } from '#engine/counted';
import { useInvitationText } from '../../../components/use-invitation-text';
import { ApiError } from '../../../platform/api';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField, Field } from '../../../ui/Field';
import { Spinner } from '../../../ui/Spinner';
import { Switch } from '../../../ui/Switch';
import { TemporaryPasswordInput } from '../form/TemporaryPasswordInput';
import { ImportTable } from './ImportTable';
import { importCountText } from './import-text';
import type { EmployeeImport, OpenedFile } from './use-employee-import';

const PASSWORD_HINT =
  "The password must be changed at the first sign-in. Note it now: you won't see it again.";

/** Group names shown: enough to see that a wrong column was taken for the groups. */
const SHOWN = 12;

type ImportReviewProps = { file: OpenedFile; employeeImport: EmployeeImport };

export function ImportReview({ file, employeeImport }: ImportReviewProps) {
  const { rows, faulty, waiting, passwordsMissing, checkError } = employeeImport;
  const invitation = useInvitationText();
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const filtering = onlyFaulty && faulty.length > 0;

  return (
    <div className="flex flex-col gap-4">
      {passwordsMissing > 0 && (
        <Field
          label="Temporary password for rows without one"
          hint={`${formatCount(passwordsMissing)} of ${counted(rows.length, 'row')} ${agree(passwordsMissing, 'has', 'have')} none. ${PASSWORD_HINT}`}
          error={employeeImport.passwordFault}
          className="sm:max-w-xl"
        >
          {(control) => (
            <TemporaryPasswordInput
              {...control}
              value={employeeImport.password}
              onChange={employeeImport.setPassword}
            />
          )}
        </Field>
      )}
      <ChoiceField
        label="Send everyone an invitation"
        hint={`${invitation.hint} Temporary passwords aren't in the email.`}
      >
        {(control) => (
          <Checkbox
            checked={employeeImport.inviting}
            onChange={(event) => employeeImport.setInviting(event.target.checked)}
            {...control}
          />
        )}
      </ChoiceField>
      {file.ignored.length > 0 && (
        <p className="text-sm text-muted">
          Columns that won't be imported: {file.ignored.join(', ')}
        </p>
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
          waiting={waiting}
          checking={employeeImport.checking}
        />
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
      <ImportTable rows={filtering ? faulty : rows} />
    </div>
  );
}

type ImportCountProps = { total: number; faulty: number; waiting: number; checking: boolean };

function ImportCount({ total, faulty, waiting, checking }: ImportCountProps) {
  return (
    <p aria-live="polite" className="flex min-h-6 items-center gap-2 font-semibold">
      <Mark faulty={faulty + waiting > 0} checking={checking} />
      {checking ? `Checking ${counted(total, 'row')}...` : importCountText(total, faulty, waiting)}
    </p>
  );
}

function Mark({ faulty, checking }: { faulty: boolean; checking: boolean }) {
  if (checking) return <Spinner className="size-5 text-brand" />;
  if (faulty) return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />;
  return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />;
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
