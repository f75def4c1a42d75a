import { Navigate } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function PlatformScreen() {
  const user = useUser();
  if (!can(user, 'run platform')) return <Navigate to="/dashboard" replace />;
  return (
    <Page title="Platform Administration">
      <Placeholder text="See the organisations and people on this installation." />
    </Page>
  );
}
