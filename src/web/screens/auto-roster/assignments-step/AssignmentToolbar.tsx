import { RotateCcw } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import type { RosterTemplate } from '../../../data/shift-templates';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ChoiceField, Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Switch } from '../../../ui/Switch';
import { hasTemplateTimes, withLocation, withTemplateTimes } from '../wizard/code-assignments';
import type { StepProps } from '../wizard/wizard-state';
import type { CodeRow } from './code-rows';

type AssignmentToolbarProps = StepProps & {
  rows: readonly CodeRow[];
  template: RosterTemplate;
  locations: readonly Location[];
};

export function AssignmentToolbar(props: AssignmentToolbarProps) {
  const { state, change, rows, template, locations } = props;
  const assigned = state.assignments.shiftCodeAssignments;
  const places = new Set(rows.map(({ locationId }) => locationId));
  const [onlyPlace] = places;
  const done = rows.filter((row) => row.assigned).length;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{template.name}</span>
        <Badge
          aria-live="polite"
          tone={done === rows.length ? 'brand' : 'warn'}
          className="tabular-nums"
        >
          {done} / {rows.length} assigned
        </Badge>
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label="Assign all shifts to location" className="flex-1 basis-64">
          {(control) => (
            <Select
              {...control}
              disabled={locations.length === 0}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              value={places.size === 1 && onlyPlace ? onlyPlace : undefined}
              placeholder="Select location..."
              onValueChange={(locationId) =>
                change('assignments', { shiftCodeAssignments: withLocation(assigned, locationId) })
              }
            />
          )}
        </Field>
        <ChoiceField label="Use Template Defaults" className="sm:pb-2">
          {(control) => (
            <Switch
              {...control}
              checked={state.template.useTemplateDefaults}
              onChange={(event) =>
                change('template', { useTemplateDefaults: event.target.checked })
              }
            />
          )}
        </ChoiceField>
        <Button
          className="sm:mb-0.5"
          disabled={hasTemplateTimes(template, assigned)}
          onClick={() =>
            change('assignments', { shiftCodeAssignments: withTemplateTimes(template, assigned) })
          }
        >
          <RotateCcw aria-hidden="true" />
          Reset to Template Defaults
        </Button>
      </div>
    </div>
  );
}
