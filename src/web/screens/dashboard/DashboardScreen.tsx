import { Link } from '@tanstack/react-router';
import { Building, CircleUser } from 'lucide-react';
import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';
import { buttonStyles } from '../../ui/button-styles';

export function DashboardScreen() {
  const user = useUser();
  const lost = !can(user, 'see dashboard') && !can(user, 'run platform');
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {lost ? (
        <NoOrganization />
      ) : (
        <Placeholder
          text="It will show the week at a glance. Until then you can look after your account."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link to="/account" className={buttonStyles()}>
                <CircleUser aria-hidden="true" />
                Your account
              </Link>
              {can(user, 'see organisation') && (
                <Link to="/organization" className={buttonStyles()}>
                  <Building aria-hidden="true" />
                  Organization
                </Link>
              )}
            </div>
          }
        />
      )}
    </Page>
  );
}
