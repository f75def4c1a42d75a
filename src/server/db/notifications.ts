// One connection that listens for what any server process announces, and comes back after a break.
import pg from 'pg';

export interface Notifications {
  close(): Promise<void>;
}

export interface NotificationListener {
  channels: Record<string, (payload: string) => void>;
  /** Called after a break: whatever was announced meanwhile is lost. */
  onReconnect(): void;
  onError(error: Error): void;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

export async function listen(url: string, listener: NotificationListener): Promise<Notifications> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: `muster listen ${process.pid}`,
      keepAlive: true,
    });
    next.on('error', listener.onError);
    next.on('notification', ({ channel, payload }) => listener.channels[channel]?.(payload ?? ''));
    try {
      await next.connect();
      for (const channel of Object.keys(listener.channels)) {
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.on('end', () => {
      if (!closed) reconnect(FIRST_WAIT_MS);
    });
    client = next;
    if (closed) await next.end();
  }

  function reconnect(wait: number): void {
    timer = setTimeout(() => {
      connect().then(listener.onReconnect, (error: Error) => {
        listener.onError(error);
        if (!closed) reconnect(Math.min(wait * 2, LONGEST_WAIT_MS));
      });
    }, wait);
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
