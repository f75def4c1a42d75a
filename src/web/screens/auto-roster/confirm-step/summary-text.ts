// What is about to be generated, in words.
import { agree, counted } from '#engine/counted';
import { formatHours } from '../../../platform/formats';
import { hoursOfMinutes } from '../../../platform/minutes';
import { periodText } from '../runs/run-text';
import { windowDays } from '../wizard/step-completeness';
import type { WizardState } from '../wizard/wizard-state';

export interface SummaryLine {
  term: string;
  text: string;
  detail?: string;
}

export function summaryLines(
  state: WizardState,
  people: number,
  siteNames: ReadonlyMap<string, string>,
): SummaryLine[] {
  const { template, parameters, teams, assignments, preview } = state;
  const chosen = template.selectedTemplate;
  const sites = new Set(
    [...Object.values(assignments.shiftCodeAssignments), ...teams.teamAssignments].map(
      ({ locationId }) => locationId,
    ),
  );
  const names = [...sites].flatMap((id) => siteNames.get(id) ?? []);
  const result = preview.generationResult;
  return [
    {
      term: 'Template',
      text: chosen?.name ?? 'No Template Selected',
      ...(chosen && {
        detail: `${chosen.cycle_days}-day cycle, shifts of ${formatHours(hoursOfMinutes(chosen.duration))}`,
      }),
    },
    {
      term: 'Date range',
      text: periodText(parameters.startDate, parameters.endDate),
      detail: counted(windowDays(parameters), 'day'),
    },
    {
      term: 'People',
      // The preview knows who gets a shift.
      text: counted(result?.summary.employees_processed ?? people, 'employee'),
      detail: `${counted(teams.teamAssignments.length, 'team')} configured`,
    },
    { term: sitesTerm(names.length), text: names.join(', ') || 'None' },
    result
      ? {
          term: 'Preview',
          text: 'Preview Generated',
          detail: `${counted(result.summary.created, 'shift')} estimated`,
        }
      : { term: 'Preview', text: 'Not generated' },
  ];
}

function sitesTerm(sites: number): string {
  return agree(sites, 'Job site', 'Job sites');
}
