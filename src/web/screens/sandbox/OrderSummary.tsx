import type { SandboxCheckout } from '#contract/api/billing';
import { PLAN } from '#contract/subscription';
import { addDays } from '#engine/time/dates';
import { browserZone } from '../../platform/browser-zone';
import { formatDate, todayIn } from '../../platform/formats';
import { PriceLine } from './PriceLine';
import { dollars, dueToday } from './prices';

const MONTH = dollars(PLAN.dollarsPerMonth);

/** What is bought, by whom, and what it costs when. */
export function OrderSummary({ checkout }: { checkout: SandboxCheckout }) {
  const { trialDays, organizationName } = checkout;
  const firstCharge = formatDate(addDays(todayIn(browserZone() ?? 'UTC'), trialDays));
  const trial = trialDays > 0;
  return (
    <section aria-label="Order" className="flex min-w-0 flex-col gap-5">
      <div>
        <p className="text-4xl font-semibold tracking-tight">
          {trial ? `${trialDays} days free` : MONTH}
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
            note={`${trialDays} days`}
            amount={dollars(-PLAN.dollarsPerMonth)}
          />
        )}
        <PriceLine name="Due today" amount={dollars(dueToday(checkout))} total />
      </dl>
    </section>
  );
}
