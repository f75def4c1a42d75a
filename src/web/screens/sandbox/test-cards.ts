import type { paySandboxCheckout } from '#contract/api/billing';
import type { BodyInput } from '#contract/endpoint';

export type Card = BodyInput<typeof paySandboxCheckout>['card'];

/** Numbers that no bank has ever issued. */
export const TEST_CARDS: readonly { card: Card; number: string; what: string }[] = [
  { card: 'accepted', number: '4242 4242 4242 4242', what: 'This card is accepted' },
  { card: 'declined', number: '4000 0000 0000 0002', what: 'This card is declined' },
];
