import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

type PlaceholderProps = { text: string; action?: ReactNode };

/** Where a screen will stand. */
export function Placeholder({ text, action }: PlaceholderProps) {
  return (
    <Card>
      <EmptyState
        icon={<Sprout />}
        title="This screen arrives with a later version of Muster."
        text={text}
        action={action}
      />
    </Card>
  );
}
