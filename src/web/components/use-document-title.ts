import { useEffect } from 'react';

/** For a page that learns its title only from its data. Until then the route's title is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
}
