import { SESSION } from '#contract/limits';
import { counted } from '#engine/counted';
import { useEmailsReachPeople } from '../data/installation';

/** What happens to an invitation: it is emailed, or lies where the operator can find it. */
export function useInvitationText() {
  const emailed = useEmailsReachPeople();
  const expiry = `It works once and expires in ${counted(SESSION.welcomeLinkDays, 'day')}.`;
  return {
    hint: emailed
      ? `Emails them a link to set a password. ${expiry}`
      : `No email server is set, so nobody is emailed: a link to set a password goes into the outbox folder on the server. ${expiry}`,
    sentTo: (name: string) =>
      emailed
        ? `We'll email ${name} a link to set a password.`
        : `The link for ${name} to set a password is in the outbox folder on the server.`,
  };
}
