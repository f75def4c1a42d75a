// Settings that Muster can start with, but that hardly mean what the operator wanted.

/** Names that only Muster's settings begin with: an unknown one is a mistake. */
const OWN_PREFIXES = ['STRIPE_', 'SMTP_', 'SMS_', 'BACKUPS_', 'METRICS_'];

interface Settings {
  /** As they were set, with the secrets that files hold, and without empty ones. */
  values: Record<string, string | undefined>;
  known: string[];
  publicUrl: URL;
}

export function configWarnings(settings: Settings): string[] {
  return [...misspelt(settings), ...lone(settings), ...unsafe(settings), ...readable(settings)];
}

function misspelt({ values, known }: Settings): string[] {
  return Object.keys(values)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = name.length < 6 ? undefined : known.find((other) => isNear(name, other));
      if (meant) return [`Muster doesn't know the setting ${name}. Did you mean ${meant}?`];
      if (!OWN_PREFIXES.some((prefix) => name.startsWith(prefix))) return [];
      return [`Muster doesn't know the setting ${name}.`];
    });
}

function lone({ values }: Settings): string[] {
  const needs = (name: string, other: string, effect: string) =>
    values[name] && !values[other] ? [`${name} is set without ${other}: ${effect}.`] : [];
  return [
    ...needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'Muster runs in test mode'),
    ...needs('STRIPE_PRICE_ID', 'STRIPE_SECRET_KEY', 'Muster runs in test mode'),
    ...needs('MAIL_FROM', 'SMTP_URL', 'emails stay in the outbox of the data folder'),
    ...needs('SMTP_URL', 'MAIL_FROM', 'email servers refuse the sender muster@localhost'),
    ...needs('SMS_WEBHOOK_SECRET', 'SMS_WEBHOOK_URL', 'nothing is sent by SMS'),
    ...needs('DATABASE_REPLICA_URL', 'DATABASE_URL', 'it has no effect'),
    ...needs('MAP_ORIGINS', 'MAP_STYLE_URL', 'it has no effect'),
  ];
}

function unsafe({ values, publicUrl }: Settings): string[] {
  const open = values.HOST !== undefined && !isOwnMachine(values.HOST);
  if (!values.PUBLIC_URL) {
    if (!open) return [];
    return [
      'HOST lets other machines in, but PUBLIC_URL is not set: links in emails lead to localhost.',
    ];
  }
  if (publicUrl.protocol === 'http:' && !isPrivate(publicUrl.hostname)) {
    return [
      `PUBLIC_URL is ${publicUrl.origin}, without https: passwords and sessions can be read on the way. Put a proxy with TLS in front, see docs/deploying.md.`,
    ];
  }
  if (publicUrl.protocol === 'https:' && (values.TRUST_PROXY ?? '0') === '0') {
    return [
      'PUBLIC_URL is https, so a proxy is in front of Muster, but TRUST_PROXY is 0: everyone behind the proxy shares one rate limit. Set TRUST_PROXY=1.',
    ];
  }
  return [];
}

function readable({ values: { SMS_WEBHOOK_URL: url } }: Settings): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isPrivate(hostname)
    ? ['SMS_WEBHOOK_URL is without https: phone numbers can be read on the way.']
    : [];
}

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}

function isPrivate(host: string): boolean {
  return (
    isOwnMachine(host) ||
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd])/.test(host) ||
    /\.(local|lan|internal|test|localhost)$/.test(host) ||
    // A name without a dot is one of the own network. An IPv6 address has none either.
    (!host.includes('.') && !host.startsWith('['))
  );
}

/** Whether at most two letters were added, left out or exchanged. */
function isNear(one: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? 0) <= 2;
}
