import { useState } from 'react';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';

const STORAGE_KEY = 'muster-home-screen-hint';

/** Explains once, to whoever wants to know, how to put Muster on the Home Screen of a phone. The browser remembers that. */
export function HomeScreenHint() {
  const [read, setRead] = useState(wasRead);
  const [asked, setAsked] = useState(false);
  const how = howTo(navigator.userAgent);
  if (read || !how || matchMedia('(display-mode: standalone)').matches) return null;

  function dismiss() {
    setRead(true);
    try {
      localStorage.setItem(STORAGE_KEY, 'read');
    } catch {
      // Storage is blocked, so the hint comes back with the next page.
    }
  }

  return (
    <Alert
      title="Open Muster like an app"
      className="print:hidden"
      action={
        <div className="flex gap-2">
          <Button onClick={asked ? dismiss : () => setAsked(true)}>
            {asked ? 'Got it' : 'Show how'}
          </Button>
          {!asked && <Button onClick={dismiss}>No thanks</Button>}
        </div>
      }
    >
      <p aria-live="polite">{asked && how}</p>
    </Alert>
  );
}

function wasRead(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Undefined on a computer. */
function howTo(userAgent: string): string | undefined {
  if (/iPhone|iPad/.test(userAgent)) {
    return "Tap the Share button of your browser, then 'Add to Home Screen'.";
  }
  if (/Android/.test(userAgent)) {
    return "Open the menu of your browser, then tap 'Add to Home screen' or 'Install app'.";
  }
  return undefined;
}
