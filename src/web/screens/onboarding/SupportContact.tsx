import { useInstallation } from '../../data/installation';

export function SupportContact() {
  const email = useInstallation().data?.supportEmail;
  // Its place is kept, so that nothing moves when the address arrives.
  return (
    <p className="min-h-6 text-muted sm:text-sm">
      {email && (
        <>
          Questions? Write to{' '}
          <a
            href={`mailto:${email}`}
            className="font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {email}
          </a>
          , we are glad to help.
        </>
      )}
    </p>
  );
}
