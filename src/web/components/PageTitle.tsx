import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../data/session';
import { focusHeading } from '../platform/focus-heading';

/** Names the page in the browser's tab, tells a screen reader when it changes, and moves the focus there. */
export function PageTitle() {
  const router = useRouter();
  const user = useSession() ?? null;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const title = typeof page?.title === 'function' ? page.title(user) : page?.title;

  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · Muster`;
    // The first page is announced by the browser itself.
    if (!first.current) setAnnounced(document.title);
    first.current = false;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading();
      }),
    [router],
  );

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
