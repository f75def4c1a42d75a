import { useSearch } from '@tanstack/react-router';
import { Portal } from './Portal';
import { UnknownSession } from './UnknownSession';

export function SandboxBillingScreen() {
  const { session } = useSearch({ from: '/open/sandbox/billing' });
  return session ? <Portal session={session} /> : <UnknownSession of="billing" />;
}
