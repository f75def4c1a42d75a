import { useInstallation } from '../../data/installation';

export function SupportContact() {
  const email = useInstallation().data?.supportEmail;
  // The minimum height keeps the page from moving when the address arrives.
  return (
    <p className="min-h-6 text-muted sm:text-sm">
      {email && (
        <>
          Questions? Email{' '}
          <a
            href={`mailto:${email}`}
            className="inline-block min-h-6 font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {email}
          </a>
          {" and we'll be glad to help."}
        </>
      )}
    </p>
  );
}
