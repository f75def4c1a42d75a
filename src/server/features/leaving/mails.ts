// The emails about an organisation that is being deleted, to each of its owners.
import { backupsText } from '#contract/deletion';
import type { Config } from '../../config';
import { greeting } from '../../integrations/mail/greeting';
import type { Mail } from '../../integrations/mail/mailer';

interface Person {
  name: string;
  email: string;
}

interface DeletedOrganization {
  name: string;
  /** Undefined when the operator deletes it. */
  actor: string | undefined;
  deletes_at: string;
  timezone: string;
}

export function deletedMail(
  owner: Person,
  { name, actor, deletes_at, timezone }: DeletedOrganization,
  { publicUrl, backupsKept }: Pick<Config, 'publicUrl' | 'backupsKept'>,
): Mail {
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: timezone }).format(
    new Date(deletes_at),
  );
  return {
    to: owner.email,
    subject: `${name} will be deleted on ${date}`,
    text: `${greeting(owner.name)}

${actor ?? 'Whoever runs Muster'} has asked to delete ${name} on ${publicUrl.host}. Its subscription has been cancelled.

Until ${date}, everyone can still look at the roster, and nobody can change it. You can download all data, or keep the organisation, here:

${new URL('/organization', publicUrl).href}

After ${date} it is gone for good: its roster, its people, and the accounts that belong to no other organisation. ${backupsText(backupsKept)}
`,
  };
}

export function keptMail(
  owner: Person,
  { name, actor }: { name: string; actor: string },
  publicUrl: URL,
): Mail {
  return {
    to: owner.email,
    subject: `${name} will not be deleted`,
    text: `${greeting(owner.name)}

${actor} has kept ${name} on ${publicUrl.host}. Everyone can work in it again. If it had a subscription, that stays cancelled. An owner can start a new one here:

${new URL('/organization', publicUrl).href}
`,
  };
}

export function removedMail(owner: Person, name: string, publicUrl: URL): Mail {
  return {
    to: owner.email,
    subject: `${name} has been deleted`,
    text: `${greeting(owner.name)}

${name} and everything in it has been deleted from ${publicUrl.host}. An account that belonged to no other organisation is gone as well.
`,
  };
}
