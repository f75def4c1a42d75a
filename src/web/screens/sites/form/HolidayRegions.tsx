import { regionsOf } from '#engine/holidays/australian-days';
import { type SiteAddress, stateOfSite } from '#engine/holidays/state-of-site';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';

type HolidayRegionsProps = {
  site: SiteAddress;
  value: readonly string[];
  onChange: (regions: string[]) => void;
};

/** Loaded on its own: it needs the table of public holidays. */
export function HolidayRegions({ site, value, onChange }: HolidayRegionsProps) {
  const state = stateOfSite(site);
  const regions = state ? regionsOf(state) : [];
  if (regions.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Local public holidays</legend>
      <p className="mb-2 text-sm text-muted">
        Choose the areas that the site lies in. It keeps their days beside those of the state.
      </p>
      <div className="max-h-48 overflow-y-auto rounded-md border border-line px-3 py-2">
        {regions.map(({ name, extent }) => (
          <ChoiceField key={name} label={withoutState(name)} hint={extent || undefined}>
            {(control) => (
              <Checkbox
                {...control}
                checked={value.includes(name)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...value, name] : value.filter((each) => each !== name),
                  )
                }
              />
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  );
}

/** 'QLD City of Brisbane' is 'City of Brisbane'. */
function withoutState(region: string): string {
  return region.slice(region.indexOf(' ') + 1);
}
