import { LIMITS } from '#contract/limits';
import { FairnessYears } from '../../components/fairness/FairnessYears';
import { LoadFailure } from '../../components/LoadFailure';
import { useOwnFairness } from '../../data/fairness';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

/** One's own nights, weekends and the like, beside the median of the group. */
export function OwnFairnessCard() {
  const own = useOwnFairness();
  const { last, coming } = own.data ?? {};
  const alone = last?.figures.every(({ median }) => median === null);
  return (
    <Card id="fairness" aria-label="Fairness" className="scroll-mt-28 lg:col-span-2">
      <CardHeader>
        <CardTitle>Fairness</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        <p className="text-muted sm:text-sm">
          What the roster asks of you. Only published shifts count, and what your rotation brings.
          {alone &&
            ` We show the median of your group once it has at least ${LIMITS.fewestForMedian} people with a month of shifts.`}
        </p>
        {!own.data && own.error && (
          <LoadFailure title="We couldn't load your figures" queries={[own]} />
        )}
        {own.isPending && <Skeleton className="h-64" />}
        {last && coming && <FairnessYears last={last} coming={coming} group="your group" />}
      </CardBody>
    </Card>
  );
}
