export const PRIVACY = `# Privacy Policy

This is Muster's default policy. It applies until the operator of this installation replaces it with their own.

## What we keep, and why

- Accounts: name, email address, phone number if given, and a hash of the password. You need an account to sign in.
- Rosters: shifts, job sites, shift groups, and days marked as off, sick or holiday. This is what Muster is for.
- Organisations: name, business number, contacts, and the status of the subscription.
- Contracts, skills, licences, leave, availability and requests, with the files that prove them. They say who may work when. Only you and those who decide read your contract, the kind of your leave and your files.
- Time: when you clock in, out and take breaks, and the timesheets made of it, so that your hours can be paid. Your position is read only if your organisation has told its workers so; what is kept is how far you were from the site, not where.
- Notices: what you were told about your shifts in the last 90 days, whether you have read it, and how you want to be told.
- An audit log: who changed what, and when, so that an organisation can find out what happened to its roster. It also holds who signed in or out, wrong passwords and password changes, never a password itself. Owners and admins of the organisation can read it.
- Signup requests: the names, email address and message that were entered.

## Who can see it

- Members of your organisation, as far as their role allows. Colleagues see your name and your published shifts. They don't see your email address, your phone number or why you are away.
- The operator of this installation, who runs the server.
- Nobody else. The database itself keeps other organisations on this installation apart from yours.

## What we don't do

We don't track you, show ads or sell your data. Others see something of you only where you or the operator turn on push notifications, SMS or card payments, as described below. We use three cookies: one keeps you signed in, one remembers that you have signed in with this browser before, so that strangers can't lock you out, and one lets you finish a signup. Only the server can read them.

## Push notifications

If you turn them on, the maker of your browser passes them on to your device: Google, Apple, Microsoft or Mozilla. They are encrypted: it can tell that there is a message and when, not what it says. The message itself names nobody, no site and no time.

## SMS

If the operator has set it up, messages also go by SMS to your mobile number, through a provider that the operator chose. The operator and the provider see your number and the message, which names nobody, no site and no time. You choose on the page Your account what you get by SMS.

## Payments

If the operator has set up card payments, checkout and billing happen on the pages of the card payment provider, under its own policy. Muster keeps your organisation's customer number and subscription status, never a card number.

## How long we keep it

Past shifts keep the name of the person who worked them, because wages and safety may depend on them. Sessions end after 14 days at the latest, and push notifications 60 days after you last used Muster on that device. The audit log keeps changes for 2 years and sign-ins for 1 year, unless the owner of your organisation has chosen another time: 7 years for changes and 2 years for sign-ins at the most.

- An owner can delete the organisation on its page. For 30 days everyone in it can still read and an owner can keep it. Then it is removed for good, with the accounts that belong to no other organisation.
- You can leave an organisation, or delete your account, on the page Your account. Your email address, phone number and password are removed. The organisation keeps your name on past shifts and in its log of changes.
- A signup that nobody uses is removed after 30 days.
- Backups hold deleted data until newer backups replace them. The pages where you delete something say how many backups there are.
- If an organisation paid by card, the card payment provider keeps its invoices.

## Your rights

Ask your organisation, or the operator at the support address, what is kept about you, and have it corrected or deleted. The operator can also replace your name on past shifts by a pseudonym. In Australia the Privacy Act 1988 applies, and you can complain to the Office of the Australian Information Commissioner at https://www.oaic.gov.au.
`;
