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

const DOLLARS = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

/** '$1,247' */
export function wholeDollars(amount: number): string {
  return DOLLARS.format(amount);
}
