// Tells the other tabs of this browser that the session changed: they share its cookie.
let channel: BroadcastChannel | undefined;

// Opened on demand: the build draws pages too, and would wait for an open channel for ever.
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('muster-session');
  return channel;
}

export const otherTabs = {
  tellSessionChanged(): void {
    openChannel()?.postMessage('changed');
  },
  onSessionChanged(listener: () => void): () => void {
    const opened = openChannel();
    opened?.addEventListener('message', listener);
    return () => opened?.removeEventListener('message', listener);
  },
};
