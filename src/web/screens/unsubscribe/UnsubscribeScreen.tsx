import { Link, useLocation } from '@tanstack/react-router';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { useUnsubscribe } from '../../data/notices';
import { toastFailure } from '../../platform/failure';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

/** Asks first: programs that look at links in emails open this page, too. */
export function UnsubscribeScreen() {
  const token = useLocation({ select: (location) => location.hash });
  const { mutateAsync, isPending, isSuccess } = useUnsubscribe();

  async function stop() {
    try {
      await mutateAsync(token);
    } catch (error) {
      toastFailure(
        'Failed to stop these emails',
        error,
        'This link is no longer valid. Sign in and choose your emails under Your account.',
      );
    }
  }

  return (
    <FrontDoor
      title="Stop these emails?"
      subtitle="You'll still read about changes to your shifts in Muster."
      links={
        <Link to="/account" hash="notices" className={frontDoorLink}>
          Choose which emails you get
        </Link>
      }
    >
      {isSuccess ? (
        <Alert title="Emails stopped">
          We won't send you emails like that one any more. You can turn them on again under Your
          account.
        </Alert>
      ) : (
        <Button variant="primary" className="w-full" pending={isPending} onClick={stop}>
          Stop these emails
        </Button>
      )}
    </FrontDoor>
  );
}
