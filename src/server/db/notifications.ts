// Listens on one connection for what any server process announces, and reconnects when it breaks.
import pg from 'pg';

export interface Notifications {
  close(): Promise<void>;
}

export interface NotificationListener {
  channels: Record<string, (payload: string) => void>;
  /** Called after a break. Whatever was announced during the break is lost. */
  onReconnect(): void;
  onError(error: Error): void;
}

const MINIMUM_WAIT_MS = 100;
const MAXIMUM_WAIT_MS = 5_000;

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
      if (!closed) reconnect(MINIMUM_WAIT_MS);
    });
    client = next;
    if (closed) await next.end();
  }

  function reconnect(wait: number): void {
    timer = setTimeout(() => {
      connect().then(listener.onReconnect, (error: Error) => {
        listener.onError(error);
        if (!closed) reconnect(Math.min(wait * 2, MAXIMUM_WAIT_MS));
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
