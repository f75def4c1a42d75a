import { contentOf } from '#contract/template-content';
import { parseCalendarDate } from '#engine/time/parse';
import { formatShortDay } from '../../../../../platform/formats';
import { firstWeek } from '../cycle';
import { WeekStrip } from '../WeekStrip';
import type { WizardState } from '../wizard-state';

/** What this team works in the first week of the window. */
export function TeamPattern({ state, team }: { state: WizardState; team: number }) {
  const template = state.template.selectedTemplate;
  if (!template || !parseCalendarDate(state.parameters.startDate)) return null;
  const { teams } = contentOf(template);
  const days = firstWeek(template, state.parameters, team).map(({ date, code }) => ({
    key: date,
    code,
    title: formatShortDay(date),
  }));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <WeekStrip label="First week" days={days} />
      {team >= teams.length && <span>works as Team {teams[team % teams.length]}</span>}
    </p>
  );
}
