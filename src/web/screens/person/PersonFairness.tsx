import type { Employee } from '#contract/api/employees';
import { fairnessYears } from '#engine/fairness/years';
import { FairnessYears } from '../../components/fairness/FairnessYears';
import { LoadFailure } from '../../components/LoadFailure';
import { useFairness } from '../../data/fairness';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

/** What the rosters of two years ask of a person, beside the median of their group. */
export function PersonFairness({ person }: { person: Employee }) {
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
