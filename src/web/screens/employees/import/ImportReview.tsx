import { useState } from 'react';
import { SESSION } from '#contract/limits';
import { ApiError } from '../../../platform/api';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/ChoiceField';
import { Field } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { TemporaryPasswordInput } from '../form/TemporaryPasswordInput';
import { ImportCount } from './ImportCount';
import { ImportTable } from './ImportTable';
import { MissingGroups } from './MissingGroups';
import type { EmployeeImport, OpenedFile } from './use-employee-import';

type ImportReviewProps = { file: OpenedFile; employeeImport: EmployeeImport };

export function ImportReview({ file, employeeImport }: ImportReviewProps) {
  const { rows, faulty, waiting, passwordsMissing, checkError } = employeeImport;
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const filtering = onlyFaulty && faulty.length > 0;

  return (
    <div className="flex flex-col gap-4">
      {passwordsMissing > 0 && (
        <Field
          label="Temporary password for rows without one"
          hint={`${passwordsMissing} of ${rows.length} rows have none. They must change it on first login; note it now, it is not shown again.`}
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
        label="Send each of them an invitation by mail"
        hint={`With a link to choose a password, which works once and for ${SESSION.welcomeLinkDays} days. Temporary passwords are not in the mail.`}
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
          Columns that are not imported: {file.ignored.join(', ')}
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
          {checkError instanceof ApiError ? checkError.message : 'Please try again.'}
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
          <ChoiceField label="Only rows that need mending">
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
