// Tells the other tabs of this browser that the session changed: they share its cookie.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('muster-session');

export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

export function onSessionChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
