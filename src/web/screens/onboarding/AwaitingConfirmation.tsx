import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

/** Whoever comes without the word of the payment provider. */
export function AwaitingConfirmation() {
  return (
    <Card className="bg-raised">
      <EmptyState
        icon={<Hourglass />}
        title="The payment provider has not confirmed the subscription yet"
        text="Your account is ready all the same: sign in, and the organisation page shows when it is confirmed."
        action={
          <Link to="/login" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            Continue to Login
          </Link>
        }
      />
    </Card>
  );
}
