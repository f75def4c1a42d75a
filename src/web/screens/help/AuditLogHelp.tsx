import { Link } from '@tanstack/react-router';

export function AuditLogHelp() {
  return (
    <>
      <p>
        The{' '}
        <Link to="/audit-log" className="font-medium text-brand underline">
          audit log
        </Link>{' '}
        tells who changed what in your organisation, and when. Filter it by person, action and date.
        Only owners and admins can see it.
      </p>
      <p>
        Sign-ins have a tab of their own: who signed in or out, wrong passwords, and passwords that
        were changed or reset. What someone does in another organisation isn't listed here.
      </p>
      <p>
        Export CSV saves everything that matches the filters, not only what is on the page. The
        export is recorded, too.
      </p>
      <p>
        Changes are kept for 2 years and sign-ins for 1 year. An owner can choose another time on
        the page. Once a day, Muster deletes entries that are older.
      </p>
    </>
  );
}
