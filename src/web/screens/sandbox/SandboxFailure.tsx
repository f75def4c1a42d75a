import type { ComponentProps } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { ApiError } from '../../platform/api';
import { Card } from '../../ui/Card';
import { SandboxPage } from './SandboxPage';
import { UnknownSession } from './UnknownSession';

type Reading = ComponentProps<typeof LoadFailure>['queries'][number];
type SandboxFailureProps = { of: 'checkout' | 'billing'; title: string; reading: Reading };

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
