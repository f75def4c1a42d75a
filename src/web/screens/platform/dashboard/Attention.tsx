import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useAttention } from '../../../data/platform';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';

const row =
  'flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 sm:px-5 transition-colors hover:bg-subtle sm:text-sm';

/** What waits for someone who runs the platform, each with the way to it. */
export function Attention() {
  const attention = useAttention();
  const { data, error } = attention;
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load what needs you" queries={[attention]} className="py-8" />
      </Card>
    );
  }
  if (!data) return <Skeleton className="h-40 rounded-lg" />;
  const { pendingRequests, failedPayments, trialsEnding } = data;
  return (
    <Card aria-labelledby="needs-a-person">
      <CardHeader>
        <CardTitle id="needs-a-person">Needs a person</CardTitle>
      </CardHeader>
      {pendingRequests + failedPayments + trialsEnding === 0 && (
        <p className="flex items-center gap-2 px-4 py-3 text-muted sm:px-5 sm:text-sm">
          <CircleCheck aria-hidden="true" className="size-5 text-brand" />
          Nothing is waiting for you.
        </p>
      )}
      <ul className="divide-y divide-line">
        {pendingRequests > 0 && (
          <li>
            <Link to="/organization" search={{ tab: 'requests' }} className={row}>
              {`${counted(pendingRequests, 'signup request')} to approve or decline`}
              <Arrow />
            </Link>
          </li>
        )}
        {failedPayments > 0 && (
          <li>
            <Link to="/admin/organizations" search={{ status: 'past_due' }} className={row}>
              {`${counted(failedPayments, 'organisation')} with a failed payment`}
              <Arrow />
            </Link>
          </li>
        )}
        {trialsEnding > 0 && (
          <li>
            <Link
              to="/admin/organizations"
              search={{ status: 'trialing', sort: 'trial_end', direction: 'asc' }}
              className={row}
            >
              {`${counted(trialsEnding, 'trial')} to end within 7 days`}
              <Arrow />
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Arrow() {
  return <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />;
}
