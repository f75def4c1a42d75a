import { Inbox } from 'lucide-react';
import type { Ref } from 'react';
import { useInboxCount } from '../../../data/inbox';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';

type RequestsButtonProps = { open: boolean; onToggle: () => void; ref?: Ref<HTMLButtonElement> };

/** How many requests wait. Opens and closes the queue beside the grid. */
export function RequestsButton({ open, onToggle, ref }: RequestsButtonProps) {
  const count = useInboxCount();
  return (
    <Button ref={ref} size="sm" aria-expanded={open} onClick={onToggle}>
      <Inbox aria-hidden="true" />
      Requests
      {count > 0 && (
        <Badge tone="warn">
          {count}
          <span className="sr-only"> to decide</span>
        </Badge>
      )}
    </Button>
  );
}
