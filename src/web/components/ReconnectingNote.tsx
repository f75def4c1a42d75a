import { useEffect, useState, useSyncExternalStore } from 'react';
import { getConnection, subscribeConnection } from '../platform/live-events';
import { Spinner } from '../ui/Spinner';

const PATIENCE_MS = 2_000;

export function ReconnectingNote() {
  const away = useSyncExternalStore(subscribeConnection, getConnection) === 'reconnecting';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [away]);

  return (
    <div role="status" className="fixed bottom-3 left-3 z-40 print:hidden">
      {shown && (
        <p className="flex animate-fade-in items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-sm text-muted shadow-raised">
          <Spinner className="text-warn" />
          Reconnecting…
        </p>
      )}
    </div>
  );
}
