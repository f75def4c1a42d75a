// Tells the other tabs of this browser that the session changed: they share its cookie.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('muster-session');

export const otherTabs = {
  tellSessionChanged(): void {
    channel?.postMessage('changed');
  },
  onSessionChanged(listener: () => void): () => void {
    channel?.addEventListener('message', listener);
    return () => channel?.removeEventListener('message', listener);
  },
};
