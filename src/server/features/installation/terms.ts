export const TERMS = `# Terms of Service

These are Muster's default terms. They apply until the operator of this installation replaces them with their own.

## Who offers this service

Muster is software that organisations run themselves. The operator of this installation offers you the service, not the makers of the software. You can reach the operator at the support address on the sign-up pages.

## What you can expect

- You may use Muster to make and publish rosters for your organisation and its people.
- What you enter belongs to you. An owner or admin can download all of it at any time from the organisation page.
- You keep access to your roster when a payment is late. We will remind you.

## What we expect of you

- Keep passwords to yourself, and give each person their own account.
- Enter only what you may share about the people you roster, and let them know that you use Muster.
- Don't try to reach the data of another organisation or to disrupt the service.

## Subscription and trial

- Each organisation pays for the Pro plan, at the price shown before the payment. It begins with a free trial of 14 days.
- You can cancel at any time. If you cancel during the trial, you pay nothing. After that, your subscription ends with the month you have paid for.
- A card payment provider handles payments. Card details never reach Muster.

## A roster is your responsibility

Muster warns you about overlaps, short rest and too many nights in a row, and counts hours correctly when the clocks change. Your organisation stays responsible for a safe and lawful roster.

## Liability and law

The software comes under the MIT licence, without warranty. Nothing in these terms limits your rights as a consumer. The law of the place where the operator is based applies.

## Changes

The operator may change these terms and will let owners know first. If you don't agree, you can cancel and download your data.
`;
