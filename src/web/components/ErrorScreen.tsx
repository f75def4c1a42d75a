import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isMissingCode, mayReload, reloadOnce } from '../offline/missing-code';
import { useOnline } from '../offline/use-online';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageSpinner } from '../ui/Spinner';

type ErrorScreenProps = { error: unknown; reset: () => void };

/** In place of a screen that broke. A screen whose code is gone reloads by itself, once. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const queries = useQueryErrorResetBoundary();
  const missing = isMissingCode(error);
  const online = useOnline();
  const [reloads, setReloads] = useState(() => missing && mayReload(error));

  useEffect(() => {
    if (reloads) reloadOnce(error);
    else if (missing && online) setReloads(mayReload(error));
  }, [reloads, missing, online, error]);

  function tryAgain() {
    if (missing) return location.reload();
    queries.reset();
    reset();
  }

  if (reloads) return <PageSpinner />;
  const offline = missing && !online;
  const title = offline ? 'You are offline' : 'Something went wrong on this page';
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center p-4">
      <h1 className="sr-only">{offline ? title : 'Something went wrong'}</h1>
      <EmptyState
        icon={offline ? <WifiOff /> : <TriangleAlert />}
        title={title}
        text={
          offline
            ? 'This page will open when the connection is back.'
            : 'Anything you saved is safe. Try again, or reload the page.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
            {!offline && (
              <Button onClick={() => location.reload()}>
                <RotateCw aria-hidden="true" />
                Reload the page
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
