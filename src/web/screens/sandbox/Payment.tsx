import { CreditCard } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { paySandboxCheckout, SandboxCheckout } from '#contract/api/billing';
import type { BodyInput } from '#contract/endpoint';
import { ApiError } from '../../platform/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { Radio } from '../../ui/Radio';
import { dollars, dueToday } from './prices';

export type TestCard = BodyInput<typeof paySandboxCheckout>['card'];

/** Numbers that no bank has ever issued. */
const TEST_CARDS: readonly { card: TestCard; number: string; what: string }[] = [
  { card: 'accepted', number: '4242 4242 4242 4242', what: 'This card is accepted' },
  { card: 'declined', number: '4000 0000 0000 0002', what: 'This card is declined' },
];

type PaymentProps = {
  checkout: SandboxCheckout;
  pending: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  onPay: (card: TestCard) => void;
  /** Called with another card: the error of the last one no longer applies. */
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
            {error instanceof ApiError ? error.sentence : 'Something went wrong. Try again.'}
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

type TestCardChoiceProps = { value: TestCard; onChange: (card: TestCard) => void };

/** Nobody types a card number in test mode. */
function TestCardChoice({ value, onChange }: TestCardChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">Choose a test card</legend>
      {TEST_CARDS.map(({ card, number, what }) => (
        <label
          key={card}
          htmlFor={`${name}-${card}`}
          className="flex cursor-pointer items-center gap-3 rounded-lg border border-line-strong/60 p-3 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Radio
            id={`${name}-${card}`}
            name={name}
            value={card}
            checked={value === card}
            onChange={() => onChange(card)}
            className="[&_input]:outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium tabular-nums">{number}</span>
            <span className="block text-sm text-muted">{what}</span>
          </span>
          <CreditCard aria-hidden="true" className="size-6 shrink-0 text-muted" />
        </label>
      ))}
    </fieldset>
  );
}
