import { useSearch } from '@tanstack/react-router';
import { Checkout } from './Checkout';
import { UnknownSession } from './UnknownSession';

export function SandboxCheckoutScreen() {
  const { session } = useSearch({ from: '/open/sandbox/checkout' });
  return session ? <Checkout session={session} /> : <UnknownSession of="checkout" />;
}
