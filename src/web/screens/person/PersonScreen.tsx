import { Link, useParams } from '@tanstack/react-router';
import { CalendarDays, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Employee } from '#contract/api/employees';
import { can } from '#contract/rights';
import { fairnessYears } from '#engine/fairness/years';
import { ContactLink } from '../../components/ContactLink';
import { GroupBadge, RoleBadge } from '../../components/EmployeeBadges';
import { Forbidden } from '../../components/Forbidden';
import { FairnessYears } from '../../components/fairness/FairnessYears';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PersonSkills } from '../../components/person-skills/PersonSkills';
import { useEmployees } from '../../data/employees';
import { useFairness } from '../../data/fairness';
import { useUser } from '../../data/session';
import { formatDateAt, todayIn } from '../../platform/formats';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { PersonContract } from './PersonContract';
import { PersonLeave } from './PersonLeave';
import { PersonPin } from './PersonPin';

/** The page of a person, for those who manage people. Everyone's own is /account. */
export function PersonScreen() {
  const { employeeId } = useParams({ from: '/signed-in/employees/$employeeId' });
  const allowed = can(useUser(), 'see contracts');
  const people = useEmployees({ enabled: allowed });
  if (!allowed) {
    return (
      <Page title="Employee">
        <Forbidden sentence="Only managers, admins and owners can see the page of a person." />
      </Page>
    );
  }
  const person = people.data?.find(({ id }) => id === employeeId);
  if (person) return <Person key={person.id} person={person} />;
  return (
    <Page title="Employee">
      <Card>{instead(people)}</Card>
    </Page>
  );
}

function instead(people: ReturnType<typeof useEmployees>): ReactNode {
  if (people.data) {
    return (
      <EmptyState
        icon={<UserX />}
        title="This person isn't in your organisation"
        text="They may have left."
        action={
          <Link to="/employees" className={buttonStyles({ variant: 'primary' })}>
            Show all employees
          </Link>
        }
      />
    );
  }
  if (people.error) return <LoadFailure title="We couldn't load this person" queries={[people]} />;
  return <Skeleton className="h-64 rounded-lg" />;
}

function Person({ person }: { person: Employee }) {
  const mayGivePins = can(useUser(), 'manage kiosks');
  return (
    <Page
      title={person.name}
      actions={
        <Link to="/roster" search={{ find: person.name }} className={buttonStyles()}>
          <CalendarDays aria-hidden="true" />
          Show in roster
        </Link>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Profile person={person} />
        <div className="flex min-w-0 flex-col gap-5">
          <PersonContract person={person} />
          <PersonLeave person={person} />
          <PersonFairness person={person} />
          {mayGivePins && <PersonPin person={person} />}
          <Card>
            <CardHeader>
              <CardTitle>Skills and licences</CardTitle>
            </CardHeader>
            <CardBody>
              <PersonSkills employeeId={person.id} name={person.name} />
            </CardBody>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Profile({ person }: { person: Employee }) {
  const { org_timezone } = useUser();
  const facts: [string, ReactNode][] = [
    ['Role', <RoleBadge key="role" role={person.role} />],
    ['Group', <GroupBadge key="group" group={person.shift_group} />],
    ['Email', <ContactLink key="email" kind="email" value={person.email} />],
    ['Phone', <ContactLink key="phone" kind="phone" value={person.phone} none="N/A" />],
    ['Added', person.created_at && formatDateAt(person.created_at, org_timezone ?? 'UTC')],
  ];
  return (
    <Card aria-label="Profile">
      <CardHeader>
        <CardTitle>Profile</CardTitle>
      </CardHeader>
      <CardBody>
        <dl className="flex flex-col gap-2 text-base sm:text-sm">
          {facts.map(([term, fact]) => (
            <div key={term} className="flex gap-3">
              <dt className="w-14 shrink-0 text-muted">{term}</dt>
              <dd className="min-w-0 wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

/** What the rosters of two years ask of a person, beside the median of their group. */
function PersonFairness({ person }: { person: Employee }) {
  const { org_timezone } = useUser();
  const years = fairnessYears(todayIn(org_timezone ?? 'UTC'));
  const last = useFairness({ employeeId: person.id, ...years.last });
  const coming = useFairness({ employeeId: person.id, ...years.coming });
  const [before, ahead] = [last.data?.people[0], coming.data?.people[0]];
  const failed = [last, coming].filter(({ data, error }) => !data && error);
  return (
    <Card aria-label="Fairness">
      <CardHeader>
        <CardTitle>Fairness</CardTitle>
      </CardHeader>
      <CardBody>
        {failed.length > 0 && <LoadFailure title="We couldn't load the figures" queries={failed} />}
        {failed.length === 0 && !(last.data && coming.data) && <Skeleton className="h-64" />}
        {before && ahead && (
          <FairnessYears
            last={before}
            coming={ahead}
            group={before.group_name ?? 'people without a group'}
          />
        )}
      </CardBody>
    </Card>
  );
}
