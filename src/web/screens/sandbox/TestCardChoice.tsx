import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { Radio } from '../../ui/Radio';
import { type Card, TEST_CARDS } from './test-cards';

type TestCardChoiceProps = { value: Card; onChange: (card: Card) => void };

/** Nobody types a card number in the test mode. */
export function TestCardChoice({ value, onChange }: TestCardChoiceProps) {
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
