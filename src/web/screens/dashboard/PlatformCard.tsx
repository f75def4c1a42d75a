import { Link } from '@tanstack/react-router';
import { CircleUser, ServerCog } from 'lucide-react';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

/** For somebody who runs the installation and belongs to no organisation. */
export function PlatformCard() {
  return (
    <Card>
      <EmptyState
        icon={<ServerCog />}
        title="You look after this installation"
        text="Your account belongs to no organisation, so there is no roster to show."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/platform" className={buttonStyles({ variant: 'primary' })}>
              <ServerCog aria-hidden="true" />
              Platform Administration
            </Link>
            <Link to="/account" className={buttonStyles()}>
              <CircleUser aria-hidden="true" />
              Your account
            </Link>
          </div>
        }
      />
    </Card>
  );
}
