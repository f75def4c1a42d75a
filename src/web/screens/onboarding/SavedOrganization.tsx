import { Link } from '@tanstack/react-router';
import { Alert } from '../../ui/Alert';
import { buttonStyles } from '../../ui/button-styles';

/** For those who come back to step 1 after they have been through it. */
export function SavedOrganization() {
  return (
    <Alert
      title="Your organisation is saved"
      action={
        <Link to="/onboarding/step2" className={buttonStyles()}>
          Go on to your plan
        </Link>
      }
    >
      To send the form again, enter the same email and password.
    </Alert>
  );
}
