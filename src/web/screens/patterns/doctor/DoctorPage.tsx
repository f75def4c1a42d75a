import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { Page } from '../../../components/Page';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { type RosterTemplate, useShiftTemplates } from '../../../data/shift-templates';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { PatternReport } from './PatternReport';

/** One template, or two side by side: their pictures, and what two years of them bring. */
export function DoctorPage({ templateId }: { templateId: string }) {
  const search = useSearch({ from: '/signed-in/patterns' });
  const templates = useShiftTemplates();
  const sites = useLocations();
  const { org_timezone } = useUser();
  const template = templates.data?.find(({ id }) => id === templateId);
  const other = templates.data?.find(({ id }) => id === search.with);
  const asked = {
    locationId: (sites.data?.find(({ id }) => id === search.site) ?? sites.data?.[0])?.id ?? null,
    from: search.from ?? todayIn(org_timezone ?? 'UTC'),
  };
  const { people = 1 } = search;
  const failed = [templates, sites].filter((query) => query.error && !query.data);
  const isReady = templates.data && sites.data;
  return (
    <Page
      title={template?.name ?? 'Patterns'}
      subtitle={`What two years of this pattern bring, with ${counted(people, 'person', 'people')} in each team`}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to="/patterns" className={buttonStyles()}>
            <ArrowLeft aria-hidden="true" />
            All patterns
          </Link>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </div>
      }
    >
      {failed.length > 0 && (
        <Card>
          <LoadFailure title="We couldn't load this pattern" queries={failed} />
        </Card>
      )}
      {failed.length === 0 && !isReady && <Skeleton className="h-96 rounded-lg" />}
      {isReady && !template && (
        <Card>
          <EmptyState
            title="This pattern isn't there any more"
            text="Someone may have deleted it. Choose another one."
          />
        </Card>
      )}
      {isReady && template && (
        <>
          <Settings asked={asked} people={people} template={template} other={other} />
          <div className={cn('grid min-w-0 gap-5', other && 'lg:grid-cols-2')}>
            {[template, ...(other ? [other] : [])].map((each) => (
              <PatternReport
                key={each.id}
                pattern={each}
                title={other ? each.name : undefined}
                body={{ templateId: each.id, teams: teamsOf(each, people), ...asked }}
              />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

/** As many people in each team. */
function teamsOf({ patterns }: RosterTemplate, people: number): number[] {
  return patterns.map(() => people);
}

type SettingsProps = {
  asked: { locationId: string | null; from: string };
  people: number;
  template: RosterTemplate;
  other: RosterTemplate | undefined;
};

function Settings({ asked, people, template, other }: SettingsProps) {
  const navigate = useNavigate({ from: '/patterns' });
  const { data: sites = [] } = useLocations();
  const { data: templates = [] } = useShiftTemplates();
  const change = (part: Record<string, string | number | undefined>) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      <Field label="Job site" hint="Its clock and public holidays count.">
        {(control) => (
          <NativeSelect
            {...control}
            value={asked.locationId ?? ''}
            disabled={sites.length === 0}
            onChange={({ target }) => change({ site: target.value })}
          >
            {sites.length === 0 && <option value="">No job sites yet</option>}
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="First day">
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            max="2190-01-01"
            value={asked.from}
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
        )}
      </Field>
      <PeopleField
        people={people}
        onChange={(chosen) => change({ people: chosen === 1 ? undefined : chosen })}
      />
      <Field label="Compare with">
        {(control) => (
          <NativeSelect
            {...control}
            value={other?.id ?? ''}
            onChange={({ target }) => change({ with: target.value || undefined })}
          >
            <option value="">No other pattern</option>
            {templates
              .filter(({ id }) => id !== template.id)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}

type PeopleFieldProps = { people: number; onChange: (people: number) => void };

/** What is being typed may be no number yet. */
function PeopleField({ people, onChange }: PeopleFieldProps) {
  const [text, setText] = useState(String(people));
  const isRight = (chosen: number) =>
    Number.isInteger(chosen) && chosen >= 1 && chosen <= LIMITS.coverHeads;
  return (
    <Field
      label="People in each team"
      error={isRight(Number(text)) ? undefined : `Choose 1 to ${LIMITS.coverHeads}`}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (isRight(Number(target.value))) onChange(Number(target.value));
          }}
        />
      )}
    </Field>
  );
}
