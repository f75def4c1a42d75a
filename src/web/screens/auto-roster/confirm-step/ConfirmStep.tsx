import { useEmployees } from '../../../data/employees';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { chosenPeople, inNoTeam } from '../teams-step/teams';
import { useNames } from '../use-names';
import { wasRefused } from '../wizard/step-completeness';
import type { StepProps } from '../wizard/wizard-state';
import { GenerationOptions } from './GenerationOptions';
import { summaryLines } from './summary-text';

export function ConfirmStep({ state, change }: StepProps) {
  const { data: employees = [] } = useEmployees();
  const { locations } = useNames();
  const refused = wasRefused(state);
  const { teamAssignments } = state.teams;
  const chosen = chosenPeople(state.teams, employees);
  const people = chosen.length - inNoTeam(teamAssignments, chosen).length;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader>
          <CardTitle as="h3">Summary</CardTitle>
        </CardHeader>
        <CardBody>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {summaryLines(state, people, locations).map(({ term, text, detail }) => (
              <div key={term} className="min-w-0">
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-medium wrap-anywhere">{text}</dd>
                {detail && <dd className="text-sm text-muted tabular-nums">{detail}</dd>}
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
      <GenerationOptions
        options={state.confirm}
        refused={refused}
        onChange={(values) => change('confirm', values)}
      />
      <div className="rounded-lg border border-brand/40 bg-brand-soft px-4 py-3">
        <ChoiceField
          label="I confirm the roster configuration is correct"
          error={refused && !state.confirm.finalConfirmed ? 'Confirm to go on' : undefined}
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={state.confirm.finalConfirmed}
              onChange={({ target }) => change('confirm', { finalConfirmed: target.checked })}
            />
          )}
        </ChoiceField>
      </div>
    </div>
  );
}
