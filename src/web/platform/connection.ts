// Whether the server's live events reach this page.
export type Connection = 'live' | 'reconnecting';

let connection: Connection = 'live';
const listeners = new Set<() => void>();

export function getConnection(): Connection {
  return connection;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}
