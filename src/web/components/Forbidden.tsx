import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { buttonStyles } from '../ui/button-styles';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

/** For a page that this person may not open. */
export function Forbidden({ sentence, text }: { sentence: string; text?: string | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={sentence}
        text={text ?? 'If you need it for your work, ask an owner or admin of your organisation.'}
        action={
          <Link to="/dashboard" className={buttonStyles()}>
            Go to the dashboard
          </Link>
        }
      />
    </Card>
  );
}
