// Ways to hand the address of a feed to a calendar.

export interface FeedLinks {
  /** Opens the calendar of the device. */
  webcal: string;
  /** Null where Google can't reach the server. */
  google: string | null;
}

export function feedLinks(address: string): FeedLinks {
  const { hostname } = new URL(address);
  const webcal = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`;
  return { webcal, google: isPrivate(hostname) ? null : google };
}

const PRIVATE_NETWORK =
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** A name without a dot, one of a home network, or an address that isn't routed on the internet. */
function isPrivate(hostname: string): boolean {
  return (
    !/[.:]/.test(hostname) ||
    /\.(local|lan|home|internal|localhost|test)$/.test(hostname) ||
    PRIVATE_NETWORK.test(hostname) ||
    /^\[(::1|f[cd]|fe80)/.test(hostname)
  );
}
