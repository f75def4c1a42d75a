import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../offline/use-online';
import { getConnection, subscribeConnection } from '../platform/connection';
import { Spinner } from '../ui/Spinner';

const PATIENCE_MS = 2_000;

/** A missing network is shown straight away. A broken event stream gets a moment to come back first. */
export function ConnectionNote() {
  const online = useOnline();
  const away = useSyncExternalStore(subscribeConnection, getConnection) === 'reconnecting';
  const [patient, setPatient] = useState(true);

  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [away]);

  return (
    <div role="status" className="fixed bottom-3 left-3 z-40 print:hidden">
      {(!online || !patient) && (
        <p className="flex animate-fade-in items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-sm text-muted shadow-raised">
          {online ? (
            <Spinner className="text-warn" />
          ) : (
            <WifiOff aria-hidden="true" className="size-4 text-warn" />
          )}
          {online ? 'Reconnecting...' : 'You are offline'}
        </p>
      )}
    </div>
  );
}
