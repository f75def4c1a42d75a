import { Check } from 'lucide-react';
import { Badge } from '../../../ui/Badge';

export function AssignedBadge({ assigned }: { assigned: boolean }) {
  if (!assigned) return <Badge tone="warn">Not Assigned</Badge>;
  return (
    <Badge tone="brand">
      <Check aria-hidden="true" />
      Assigned
    </Badge>
  );
}
