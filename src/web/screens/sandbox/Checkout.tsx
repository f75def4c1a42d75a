import { CircleCheck } from 'lucide-react';
import { usePageReturn } from '../../components/use-page-return';
import { usePaySandboxCheckout, useSandboxCheckout } from '../../data/sandbox';
import { ApiError } from '../../platform/api';
import { buttonStyles } from '../../ui/button-styles';
import { OrderSummary } from './OrderSummary';
import { Payment } from './Payment';
import { SandboxFailure } from './SandboxFailure';
import { SandboxNotice } from './SandboxNotice';
import { SandboxPage } from './SandboxPage';
import { SandboxSkeleton } from './SandboxSkeleton';
import type { Card } from './test-cards';

export function Checkout({ session }: { session: string }) {
  const reading = useSandboxCheckout(session);
  const payment = usePaySandboxCheckout(session);
  usePageReturn(payment.reset);
  const { data: checkout } = reading;

  function pay(card: Card) {
    payment.mutate(
      { card },
      {
        onSuccess: ({ successUrl }) => window.location.assign(successUrl),
        onError: (error) => {
          // Somewhere else it has been paid, or it has expired meanwhile.
          if (error instanceof ApiError && error.status !== 402) void reading.refetch();
        },
      },
    );
  }

  if (reading.error) return <SandboxFailure of="checkout" title="Checkout" reading={reading} />;
  if (!checkout) return <SandboxSkeleton title="Checkout" wide />;
  if (checkout.state === 'complete' && !payment.isSuccess) {
    return (
      <SandboxNotice
        title="Checkout"
        icon={<CircleCheck />}
        what="This checkout is complete"
        text={`${checkout.organizationName} has its subscription. There is nothing more to pay here.`}
        action={
          <a href={checkout.successUrl} className={buttonStyles({ variant: 'primary' })}>
            Continue
          </a>
        }
      />
    );
  }
  return (
    <SandboxPage title="Checkout" subtitle={checkout.organizationName} wide>
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
        <OrderSummary checkout={checkout} />
        <Payment
          checkout={checkout}
          pending={payment.isPending || payment.isSuccess}
          error={payment.error}
          onPay={pay}
          onChoose={payment.reset}
        />
      </div>
    </SandboxPage>
  );
}
