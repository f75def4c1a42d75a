import { useLocation, useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { Page } from '../../components/Page';
import { useAcceptInvitation, useUser } from '../../data/session';
import { failureText } from '../../platform/failure';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { toast } from '../../ui/toast-store';

/** Where the link of an invitation leads, for someone who is signed in. */
export function AcceptInvitationScreen() {
  const user = useUser();
  const navigate = useNavigate();
  const token = useLocation({ select: ({ hash }) => hash });
  const { mutateAsync, isPending, error } = useAcceptInvitation();

  async function accept() {
    try {
      const joined = await mutateAsync(token);
      toast({ title: `You have joined ${joined.user.org_name}` });
      await navigate({ to: '/dashboard', replace: true });
    } catch {
      // The page itself says why.
    }
  }

  return (
    <Page title="Join an organisation">
      <Card>
        {error && (
          <Alert tone="danger" title="You haven't joined" className="m-4">
            {failureText(error)}
          </Alert>
        )}
        <EmptyState
          icon={<MailCheck />}
          title={token ? 'You have an invitation' : 'This link is incomplete'}
          text={
            token
              ? `You join with the account you have (${user.email}). Your password and your other organisations stay as they are.`
              : 'Open the link in the email again, or copy all of it.'
          }
          action={
            token && (
              <Button variant="primary" pending={isPending} onClick={() => void accept()}>
                {isPending ? 'Joining...' : 'Accept invitation'}
              </Button>
            )
          }
        />
      </Card>
    </Page>
  );
}
