import { Clock } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDate } from '../../../platform/formats';
import { ChoiceField } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import type { StepProps } from '../wizard/wizard-state';
import type { CodeRow } from './code-rows';
import { siteClockText } from './site-clock-text';

type SiteClockProps = StepProps & {
  rows: readonly CodeRow[];
  locations: readonly Location[];
};

/** Where a site's clock differs from the wizard's, what the times are there, and the way to use that clock. */
export function SiteClock({ state, change, rows, locations }: SiteClockProps) {
  const { timezone, startDate } = state.parameters;
  const { siteClock } = state.assignments;
  const date = parseCalendarDate(startDate);
  const used = usedSites(state, rows, locations);
  const texts = date
    ? used.flatMap(({ code, site }) => {
        const text = siteClockText(code, site, timezone, date);
        return text ? [`${code.code}: ${text}`] : [];
      })
    : [];
  if (texts.length === 0 && !siteClock) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card">
      <ChoiceField
        label="Use each site's own clock"
        hint="Start times then mean the clock of the site where the shift is worked."
      >
        {(control) => (
          <Switch
            {...control}
            checked={siteClock}
            onChange={({ target }) => change('assignments', { siteClock: target.checked })}
          />
        )}
      </ChoiceField>
      {!siteClock && date && (
        <div className="flex gap-2 text-base sm:text-sm">
          <Clock aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
          <div>
            <p>On {formatDate(date)}:</p>
            <ul aria-label="Times at the sites" className="tabular-nums">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

/** Each code at its own site, and at the sites of teams. */
function usedSites(
  { teams }: StepProps['state'],
  rows: readonly CodeRow[],
  locations: readonly Location[],
) {
  const byId = new Map(locations.map((site) => [site.id, site]));
  return rows.flatMap((code) => {
    const ids = [code.locationId, ...teams.teamAssignments.map(({ locationId }) => locationId)];
    return [...new Set(ids)].flatMap((id) => {
      const site = byId.get(id);
      return site ? [{ code, site }] : [];
    });
  });
}
