// Tells the other tabs of this browser, which share its cookie, that the session changed.
let channel: BroadcastChannel | undefined;

// Opened on demand: the server draws pages too, and an open channel would keep its process alive for ever.
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
