import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { ApiError } from '../../platform/api';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { SandboxPage } from './SandboxPage';

type SandboxNoticeProps = {
  title: string;
  icon: ReactNode;
  text: string;
  what: string;
  action?: ReactNode;
};

/** Replaces a page on which there is nothing to do. */
export function SandboxNotice({ title, icon, what, text, action }: SandboxNoticeProps) {
  return (
    <SandboxPage title={title}>
      <Card className="bg-raised">
        <EmptyState icon={icon} title={what} text={text} action={action} />
      </Card>
    </SandboxPage>
  );
}

const UNKNOWN = {
  checkout: { title: 'Checkout', what: "We can't find this checkout" },
  billing: { title: 'Billing', what: "We can't find this billing page" },
};

/** For a mistyped or expired link. */
export function UnknownSession({ of }: { of: keyof typeof UNKNOWN }) {
  return (
    <SandboxNotice
      {...UNKNOWN[of]}
      icon={<Unlink />}
      text="The link may have expired. Open the page again from Muster. Nothing has been charged."
      action={
        <Link to="/" className={buttonStyles({ variant: 'primary' })}>
          Go to Muster
        </Link>
      }
    />
  );
}

type SandboxFailureProps = {
  of: keyof typeof UNKNOWN;
  title: string;
  reading: ComponentProps<typeof LoadFailure>['queries'][number];
};

export function SandboxFailure({ of, title, reading }: SandboxFailureProps) {
  if (reading.error instanceof ApiError && reading.error.status === 404) {
    return <UnknownSession of={of} />;
  }
  return (
    <SandboxPage title={title}>
      <Card className="bg-raised">
        <LoadFailure title="Failed to load this page" queries={[reading]} />
      </Card>
    </SandboxPage>
  );
}
