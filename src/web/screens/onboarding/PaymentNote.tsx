import { FlaskConical, Lock } from 'lucide-react';
import { useInstallation } from '../../data/installation';

/** How one pays here: by card at the provider, or only in pretence. */
export function PaymentNote() {
  const { data } = useInstallation();
  return (
    <div className="mt-auto flex flex-col gap-1.5 text-sm text-muted">
      <p className="flex gap-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Secure payment by a card provider
      </p>
      {data?.payments === 'sandbox' && (
        <p className="flex gap-2 font-medium text-warn">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Test mode: no card is charged
        </p>
      )}
    </div>
  );
}
