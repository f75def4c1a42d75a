export const PRIVACY = `# Privacy Policy

This is Muster's default policy. It applies until the operator of this installation replaces it with their own.

## What we keep, and why

- Accounts: name, email address, phone number if given, and a hash of the password. You need an account to sign in.
- Rosters: shifts, job sites, shift groups, and days marked as off, sick or holiday. This is what Muster is for.
- Organisations: name, business number, contacts, and the status of the subscription.
- A log of changes: who changed what, and when, so that an organisation can find out what happened to its roster.
- Signup requests: the names, email address and message that were entered.

The clock in My Shifts stays in your browser.

## Who can see it

- Members of your organisation, as far as their role allows. Colleagues see your name and your published shifts. They don't see your email address, your phone number or why you are away.
- The operator of this installation, who runs the server.
- Nobody else. The database itself keeps other organisations on this installation apart from yours.

## What we don't do

We don't track you, show ads or share your data with third parties. We use three cookies: one keeps you signed in, one remembers that you have signed in with this browser before, so that strangers can't lock you out, and one lets you finish a signup. Only the server can read them.

## Payments

If the operator has set up card payments, checkout and billing happen on the pages of the card payment provider, under its own policy. Muster keeps your organisation's customer number and subscription status, never a card number.

## How long we keep it

Past shifts keep the name of the person who worked them, because wages and safety may depend on them. Sessions end after 14 days at the latest. The operator can delete the data of an organisation that leaves.

## Your rights

Ask your organisation, or the operator at the support address, what is kept about you, and have it corrected or deleted. In Australia the Privacy Act 1988 applies, and you can complain to the Office of the Australian Information Commissioner at https://www.oaic.gov.au.
`;
