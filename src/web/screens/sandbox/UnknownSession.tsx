import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { buttonStyles } from '../../ui/button-styles';
import { SandboxNotice } from './SandboxNotice';

const WORDS = {
  checkout: { title: 'Checkout', what: 'There is no such checkout' },
  billing: { title: 'Billing', what: 'There is no such billing page' },
};

/** A link that is mistyped, or older than its session. */
export function UnknownSession({ of }: { of: keyof typeof WORDS }) {
  return (
    <SandboxNotice
      {...WORDS[of]}
      icon={<Unlink />}
      text="Its link may have expired. Open it again from Muster; nothing has been charged."
      action={
        <Link to="/" className={buttonStyles({ variant: 'primary' })}>
          Go to Muster
        </Link>
      }
    />
  );
}
