import { useEffect } from 'react';

/** For a page whose title is known only when it is there; the route's own stands until then. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
}
