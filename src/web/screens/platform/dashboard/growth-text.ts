import { amountText } from '#contract/subscription';

export interface Growth {
  text: string;
  direction: 'up' | 'down' | 'none';
}

const PER_CENT = new Intl.NumberFormat('en-AU', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** '+12% in 30 days'. Null means there is nothing to compare with. */
export function growthText(perCent: number | null): Growth {
  if (perCent === null) return { text: 'New', direction: 'none' };
  const rounded = Math.round(perCent * 10) / 10;
  if (rounded === 0) return { text: 'No change in 30 days', direction: 'none' };
  return {
    text: `${PER_CENT.format(rounded / 100)} in 30 days`,
    direction: rounded > 0 ? 'up' : 'down',
  };
}

/** '$1,247 AUD' */
export function revenueText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return 'Not known';
  return `${amountText({ amount: Math.round(amount), currency })} ${currency}`;
}
