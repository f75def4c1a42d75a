export const TERMS = `# Terms of Service

These terms come with Muster and apply until the operator of this installation puts its own in their place.

## Who offers this service

Muster is software that organisations run themselves. The operator of this installation, not the makers of the software, offers you the service. The support address on the sign-up pages reaches the operator.

## What you may expect

- You may use Muster to make and publish rosters for your organisation and its people.
- What you enter belongs to you. An owner or admin can download all of it at any time from the organisation page.
- Access to your roster does not end because a payment is late. You will be reminded instead.

## What is expected of you

- Keep passwords to yourself, and give each person an account of their own.
- Enter only what you may share about the people you roster, and tell them that you use Muster.
- Do not try to reach the data of another organisation or to disturb the service.

## Subscription and trial

- The Pro plan costs $29 per month and organisation. It begins with a free trial of 14 days.
- You can cancel at any time during the trial without being charged, and later to the end of the month that is paid.
- Payments are handled by a card payment provider. Card details never reach Muster.

## A roster is your responsibility

Muster warns of overlaps, short rest and too many nights in a row, and computes hours across changes of the clocks. The responsibility for a safe and lawful roster stays with the organisation.

## Liability and law

The software comes under the MIT licence, without warranty. Nothing in these terms takes away rights that the law gives to consumers. The law of the place where the operator has its seat applies.

## Changes

The operator may change these terms and tells owners beforehand. Whoever does not agree can cancel and take the data along.
`;
