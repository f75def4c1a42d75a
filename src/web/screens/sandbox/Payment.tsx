import { type FormEvent, useId, useState } from 'react';
import type { SandboxCheckout } from '#contract/api/billing';
import { ApiError } from '../../platform/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { dollars, dueToday } from './prices';
import { TestCardChoice } from './TestCardChoice';
import type { Card as TestCard } from './test-cards';

type PaymentProps = {
  checkout: SandboxCheckout;
  pending: boolean;
  /** Why the last attempt did not go through. */
  error: unknown;
  onPay: (card: TestCard) => void;
  /** Another card was chosen: what was said of the last one is over. */
  onChoose: () => void;
};

export function Payment({ checkout, pending, error, onPay, onChoose }: PaymentProps) {
  const [card, setCard] = useState<TestCard>('accepted');
  const id = useId();

  function choose(chosen: TestCard) {
    setCard(chosen);
    onChoose();
  }

  function pay(event: FormEvent) {
    event.preventDefault();
    onPay(card);
  }

  return (
    <Card aria-labelledby={id} className="bg-raised p-4 sm:p-6">
      <form onSubmit={pay} className="flex flex-col gap-5">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            Payment
          </h2>
          <p className="mt-1 text-sm text-muted">Receipts go to {checkout.email}</p>
        </div>
        <TestCardChoice value={card} onChange={choose} />
        {Boolean(error) && (
          <Alert tone="danger">
            {error instanceof ApiError ? error.sentence : 'Something went wrong. Please try again.'}
          </Alert>
        )}
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {pending ? 'Paying...' : `Pay ${dollars(dueToday(checkout))} today`}
        </Button>
        <a href={checkout.cancelUrl} className={buttonStyles({ size: 'lg', variant: 'ghost' })}>
          Cancel and go back
        </a>
      </form>
    </Card>
  );
}
