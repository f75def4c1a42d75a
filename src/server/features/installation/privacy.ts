export const PRIVACY = `# Privacy Policy

This policy comes with Muster and applies until the operator of this installation puts its own in its place.

## What is kept, and why

- Accounts: name, email address, phone number if given, and a hash of the password. Without them nobody could sign in.
- Rosters: shifts, job sites, groups, and whether a day is marked as off, sick or holiday. That is what Muster is for.
- Organisations: name, business number, contacts, and the state of the subscription.
- A log of changes: who changed what, and when, so that an organisation can find out what happened to its roster.
- Signup requests: the names, email address and message that were entered.

The clock of My Shifts stays in your browser.

## Who can see it

- Members of your organisation, as far as their role allows. Colleagues see published shifts and your name, not your email address, your phone number or why you are away.
- The operator of this installation, who looks after the server.
- Nobody else. Other organisations on the same installation are kept apart by the database itself.

## What is not done

There is no tracking, no advertising, and no sharing with third parties. Two cookies are used: one keeps you signed in, the other lets you finish a signup that you have begun. Both can be read only by the server.

## Payments

If the operator has set up card payments, checkout and billing take place on the pages of the card payment provider, under its own policy. Muster keeps the number of the customer there and the state of the subscription, never a card number.

## How long

Past shifts are kept with the name of the person who worked them, because wages and safety may depend on them. Sessions end after 14 days at the latest. An organisation that leaves can have its data deleted by the operator.

## Your rights

Ask your organisation, or the operator at the support address, what is kept about you, and to have it corrected or deleted. In Australia the Privacy Act 1988 applies, and you can complain to the Office of the Australian Information Commissioner at https://www.oaic.gov.au.
`;
