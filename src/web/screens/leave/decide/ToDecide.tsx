import { Inbox } from 'lucide-react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useLeaveToDecide } from '../../../data/leave';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { LeaveCard } from './LeaveCard';

/** Leave that waits for a decision, the earliest first. */
export function ToDecide() {
  const waiting = useLeaveToDecide();
  if (waiting.error && !waiting.data) {
    return (
      <Card>
        <LoadFailure title="We couldn't load the requests" queries={[waiting]} />
      </Card>
    );
  }
  if (!waiting.data) return <Skeleton className="h-64 rounded-lg" />;
  if (waiting.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Inbox />}
          title="Nothing waits for you"
          text="When someone asks for leave, you decide it here."
        />
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {waiting.data.map((leave) => (
        // What was chosen for shifts that have changed since no longer counts.
        <li key={`${leave.id} ${leave.fingerprint}`}>
          <LeaveCard leave={leave} />
        </li>
      ))}
    </ul>
  );
}
