import { useState } from 'react';
import { can } from '#contract/rights';
import { useDialog } from '../../components/use-dialog';
import { useEmailsReachPeople } from '../../data/installation';
import { useLeaveOrganization } from '../../data/leaving';
import { useUser } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toast-store';
import { DeleteAccountDialog } from './DeleteAccountDialog';

export function LeavingCard() {
  const user = useUser();
  const deleting = useDialog<string>();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Leave or delete</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {can(user, 'leave organisation') && <Leave name={user.org_name ?? ''} />}
        <p className="text-muted sm:text-sm">
          Deleting your account signs you out everywhere and removes your email, phone and password.
          Past shifts keep your name.
        </p>
        <Button className="sm:self-start" onClick={() => deleting.show(user.email)}>
          Delete my account...
        </Button>
        {deleting.subject !== undefined && (
          <DeleteAccountDialog
            key={deleting.turn}
            open={deleting.open}
            onOpenChange={deleting.onOpenChange}
          />
        )}
      </CardBody>
    </Card>
  );
}

function Leave({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useLeaveOrganization();
  const told = useEmailsReachPeople()
    ? 'your managers get an email'
    : 'nobody is emailed, so tell your managers';

  async function leave() {
    try {
      await mutateAsync(undefined);
      toast({ title: `You have left ${name}` });
    } catch (error) {
      toastFailure(`Failed to leave ${name}`, error);
    }
    setAsking(false);
  }

  return (
    <>
      <p className="text-muted sm:text-sm">
        Leaving {name} ends your access to it. Your account stays.
      </p>
      <Button className="sm:self-start" onClick={() => setAsking(true)}>
        Leave {name}...
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        description={`Your future shifts are removed, and ${told}. The organisation keeps your name on past shifts and in its log of changes, but not your email and phone. Only a manager can add you again.`}
        confirmLabel={isPending ? 'Leaving...' : 'Leave organisation'}
        cancelLabel="Stay"
        pending={isPending}
        onConfirm={leave}
      />
    </>
  );
}
