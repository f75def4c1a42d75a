// Reads the configuration from the environment and checks it. Every mistake becomes a sentence for the operator.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { configWarnings } from './config-warnings';
import { StartupError } from './startup-error';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  publicUrl: URL;
  dataDir: string;
  /** Undefined when Muster starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** A copy of that database for long answers. */
  replicaUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How many reverse proxies in front of Muster set X-Forwarded-For. */
  trustedProxies: number;
  /** Undefined when emails go into the outbox of the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where people ask for help. */
  supportEmail: string;
  /** Where the operator can put their own terms.md and privacy.md. */
  legalDir: string;
  map: MapConfig;
  /** Undefined in the built-in test mode, where no card is charged. */
  stripe: StripeConfig | undefined;
  /** Undefined when nothing is sent by SMS. */
  sms: SmsConfig | undefined;
  /** Undefined when /metrics is off. */
  metricsToken: string | undefined;
  /** Encrypt the keys of authenticator apps. The first one is used, the others still open what they closed. */
  secretKeys: string[];
  /** How many automatic backups to keep; 0 makes none. */
  backupsKept: number;
  /** Sentences about settings that hardly mean what the operator wanted. */
  warnings: string[];
}

export interface StripeConfig {
  secretKey: string;
  /** Two while the operator changes the secret. */
  webhookSecrets: string[];
  /** Undefined when each checkout sends the price of the Pro plan. */
  priceId: string | undefined;
  /** Set for a proxy, or for the fake provider of the tests. */
  apiUrl: URL | undefined;
}

export interface SmsConfig {
  /** Of the operator's webhook. It may hold a key. */
  url: URL;
  secret: string;
}

export interface MapConfig {
  apiKey: string;
  /** Null for the map that ships with Muster. */
  styleUrl: string | null;
  /** Where the browser may load the style, its tiles and its fonts from. */
  origins: string[];
}

function isUrl(...protocols: string[]) {
  return (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const Environment = z.object({
  PORT: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'PORT must be a number from 0 to 65535',
    )
    .default('3000'),
  HOST: z.string().min(1, 'HOST must be an address to listen on').default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine(
      isUrl('http:', 'https:'),
      'PUBLIC_URL must be an address such as https://roster.example.com',
    )
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === '/',
      'PUBLIC_URL must have no path',
    )
    .optional(),
  DATA_DIR: z.string().min(1, 'DATA_DIR must name a folder').default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isUrl('postgres:', 'postgresql:'),
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    )
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .refine(
      isUrl('postgres:', 'postgresql:'),
      'DATABASE_REPLICA_URL must look like postgres://user:password@host:5432/database',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'TRUST_PROXY must be the number of reverse proxies in front of Muster, 0 to 9')
    .default('0'),
  SMTP_URL: z
    .string()
    .refine(isUrl('smtp:', 'smtps:'), 'SMTP_URL must look like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'MAIL_FROM must be an address such as Muster <roster@example.com>')
    .default('Muster <muster@localhost>'),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address').optional(),
  LEGAL_DIR: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_URL: z
    .string()
    .refine(isUrl('http:', 'https:'), 'STRIPE_API_URL must be an address')
    .optional(),
  SMS_WEBHOOK_URL: z
    .string()
    .refine(
      isUrl('http:', 'https:'),
      'SMS_WEBHOOK_URL must be an address such as https://sms.example.com/muster',
    )
    .refine(
      (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === '',
      'SMS_WEBHOOK_URL must have no user and no password',
    )
    .optional(),
  SMS_WEBHOOK_SECRET: z
    .string()
    .min(32, 'SMS_WEBHOOK_SECRET must have at least 32 characters')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'METRICS_TOKEN must have at least 16 characters and no spaces')
    .optional(),
  SECRET_KEY: z
    .string()
    .refine(
      (text) => listOf(text).every((key) => key.length >= 32),
      'SECRET_KEY must have at least 32 characters',
    )
    .optional(),
  BACKUPS_KEPT: z
    .string()
    .regex(/^\d{1,3}$/, 'BACKUPS_KEPT must be a number from 0 to 999')
    .optional(),
  MAP_STYLE_URL: z
    .string()
    .refine(
      isUrl('http:', 'https:'),
      'MAP_STYLE_URL must be the address of a map style, such as https://tiles.example.com/style.json?key={key}',
    )
    .optional(),
  MAP_API_KEY: z.string().default(''),
  MAP_ORIGINS: z
    .string()
    .refine(
      (text) =>
        listOf(text).every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'MAP_ORIGINS must be addresses without a path, separated by commas, such as https://tiles.example.com',
    )
    .default(''),
});

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const SECRETS = [
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'MAP_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'SECRET_KEY',
] as const;

const KNOWN = [...Object.keys(Environment.shape), ...SECRETS.map((name) => `${name}_FILE`)];

export function readConfig(environment: Record<string, string | undefined>): Config {
  const settings = withoutEmpty(withSecretsFromFiles(withoutEmpty(environment)));
  const result = Environment.safeParse(settings);
  if (!result.success) {
    throw new StartupError(result.error.issues.map((issue) => `${issue.message}.`).join('\n'));
  }
  const values = result.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    port: Number(values.PORT),
    host: values.HOST,
    publicUrl,
    warnings: configWarnings({ values: settings, known: KNOWN, publicUrl }),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_URL && values.DATABASE_REPLICA_URL,
    logLevel: values.LOG_LEVEL,
    trustedProxies: Number(values.TRUST_PROXY),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL ?? addressOf(values.MAIL_FROM),
    legalDir: resolve(values.LEGAL_DIR ?? join(values.DATA_DIR, 'legal')),
    stripe: stripeConfig(values),
    sms: smsConfig(values),
    metricsToken: values.METRICS_TOKEN,
    secretKeys: listOf(values.SECRET_KEY ?? ''),
    // Operators with a separate database server have its backups, and may have little space here.
    backupsKept: Number(values.BACKUPS_KEPT ?? (values.DATABASE_URL ? 0 : 7)),
    map: mapConfig(values),
  };
}

/** Takes the address from 'Muster <roster@example.com>'. */
function addressOf(sender: string): string {
  return /<([^>]*)>/.exec(sender)?.[1] ?? sender;
}

function stripeConfig(values: z.infer<typeof Environment>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = values;
  if (!secretKey) return undefined;
  const webhookSecrets = listOf(values.STRIPE_WEBHOOK_SECRET ?? '');
  if (webhookSecrets.length === 0) {
    throw new StartupError(
      "Set STRIPE_WEBHOOK_SECRET as well as STRIPE_SECRET_KEY. Without it, Muster can't learn that an organisation has paid.",
    );
  }
  return {
    secretKey,
    webhookSecrets,
    priceId: values.STRIPE_PRICE_ID,
    apiUrl: apiUrl ? new URL(apiUrl) : undefined,
  };
}

function smsConfig(values: z.infer<typeof Environment>): SmsConfig | undefined {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = values;
  if (!url) return undefined;
  if (!secret) {
    throw new StartupError(
      "Set SMS_WEBHOOK_SECRET as well as SMS_WEBHOOK_URL. Without it, your webhook can't tell who calls it.",
    );
  }
  return { url: new URL(url), secret };
}

function mapConfig(values: z.infer<typeof Environment>): MapConfig {
  const { MAP_STYLE_URL, MAP_API_KEY: apiKey } = values;
  if (!MAP_STYLE_URL) return { apiKey, styleUrl: null, origins: [] };
  const origins = new Set([new URL(MAP_STYLE_URL).origin, ...listOf(values.MAP_ORIGINS)]);
  return {
    apiKey,
    styleUrl: MAP_STYLE_URL.replace('{key}', encodeURIComponent(apiKey)),
    origins: [...origins],
  };
}

/** `PORT=` in an env file means that PORT is not set. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function withSecretsFromFiles(environment: Record<string, string | undefined>) {
  const values = { ...environment };
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (!file) continue;
    if (values[name]) throw new StartupError(`Set either ${name} or ${name}_FILE, not both.`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch {
      throw new StartupError(`Muster can't read ${file}, which ${name}_FILE points to.`);
    }
  }
  return values;
}
