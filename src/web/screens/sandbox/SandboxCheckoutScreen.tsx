import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { SandboxCheckout } from '#contract/api/billing';
import { PLAN } from '#contract/subscription';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import { usePageReturn } from '../../components/use-page-return';
import { usePaySandboxCheckout, useSandboxCheckout } from '../../data/sandbox';
import { ApiError } from '../../platform/api';
import { browserZone } from '../../platform/browser-zone';
import { formatDate, todayIn } from '../../platform/formats';
import { buttonStyles } from '../../ui/button-styles';
import { cn } from '../../ui/cn';
import { Payment, type TestCard } from './Payment';
import { dollars, dueToday } from './prices';
import { SandboxFailure, SandboxNotice, UnknownSession } from './SandboxNotice';
import { SandboxPage, SandboxSkeleton } from './SandboxPage';

const MONTH = dollars(PLAN.dollarsPerMonth);

export function SandboxCheckoutScreen() {
  const { session } = useSearch({ from: '/open/sandbox/checkout' });
  return session ? <Checkout session={session} /> : <UnknownSession of="checkout" />;
}

function Checkout({ session }: { session: string }) {
  const reading = useSandboxCheckout(session);
  const payment = usePaySandboxCheckout(session);
  usePageReturn(payment.reset);
  const { data: checkout } = reading;

  function pay(card: TestCard) {
    payment.mutate(
      { card },
      {
        onSuccess: ({ successUrl }) => window.location.assign(successUrl),
        onError: (error) => {
          // The checkout has expired, or was paid in another tab.
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
        text={`${checkout.organizationName} already has its subscription. There's nothing more to pay.`}
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

function OrderSummary({ checkout }: { checkout: SandboxCheckout }) {
  const { trialDays, organizationName } = checkout;
  const firstCharge = formatDate(addDays(todayIn(browserZone() ?? 'UTC'), trialDays));
  const trial = trialDays > 0;
  return (
    <section aria-label="Order" className="flex min-w-0 flex-col gap-5">
      <div>
        <p className="text-4xl font-semibold tracking-tight">
          {trial ? `${counted(trialDays, 'day')} free` : MONTH}
        </p>
        <p className="mt-1 text-muted">
          {trial ? `Then ${MONTH} per month, from ${firstCharge}` : 'per month, from today'}
        </p>
      </div>
      <dl className="flex flex-col gap-3">
        <PriceLine
          name={`${PLAN.name} Plan`}
          note={`Muster for ${organizationName}, billed monthly`}
          amount={MONTH}
        />
        {trial && (
          <PriceLine
            name="Free trial"
            note={counted(trialDays, 'day')}
            amount={dollars(-PLAN.dollarsPerMonth)}
          />
        )}
        <PriceLine name="Due today" amount={dollars(dueToday(checkout))} total />
      </dl>
    </section>
  );
}

type PriceLineProps = { name: string; note?: string; amount: string; total?: boolean };

function PriceLine({ name, note, amount, total = false }: PriceLineProps) {
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4',
        total && 'border-t border-line-strong/60 pt-3 text-lg font-semibold',
      )}
    >
      <dt className="min-w-0">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
