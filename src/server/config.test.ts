import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config';
import { PROJECT_FOLDER } from './project-folder';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: new URL('http://localhost:3000'),
    dataDir: resolve('data'),
    databaseUrl: undefined,
    logLevel: 'info',
    trustedProxies: 0,
    warnings: [],
    smtpUrl: undefined,
    mailFrom: 'Muster <muster@localhost>',
    supportEmail: 'muster@localhost',
    legalDir: resolve('data', 'legal'),
    stripe: undefined,
    sms: undefined,
    metricsToken: undefined,
    secretKeys: [],
    backupsKept: 7,
    map: { apiKey: '', styleUrl: null, origins: [] },
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '65536', 'PORT must be a number from 0 to 65535.'],
  ['PORT', 'http', 'PORT must be a number from 0 to 65535.'],
  [
    'PUBLIC_URL',
    'roster.example.com',
    'PUBLIC_URL must be an address such as https://roster.example.com.',
  ],
  ['PUBLIC_URL', 'https://example.com/roster', 'PUBLIC_URL must have no path.'],
  [
    'DATABASE_URL',
    'mysql://localhost/x',
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
  [
    'MAP_STYLE_URL',
    'tiles',
    'MAP_STYLE_URL must be the address of a map style, such as https://tiles.example.com/style.json?key={key}.',
  ],
  [
    'MAP_ORIGINS',
    'https://tiles.example.com/path',
    'MAP_ORIGINS must be addresses without a path, separated by commas, such as https://tiles.example.com.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [
    'TRUST_PROXY',
    'yes',
    'TRUST_PROXY must be the number of reverse proxies in front of Muster, 0 to 9.',
  ],
  ['SMTP_URL', 'mail.example.com', 'SMTP_URL must look like smtp://user:password@host:587.'],
  ['SUPPORT_EMAIL', 'us', 'SUPPORT_EMAIL must be an email address.'],
  ['STRIPE_SECRET_KEY', 'sk_live_x', 'Set STRIPE_WEBHOOK_SECRET as well as STRIPE_SECRET_KEY.'],
  ['STRIPE_API_URL', 'stripe', 'STRIPE_API_URL must be an address.'],
  [
    'METRICS_TOKEN',
    'fifteen-letters',
    'METRICS_TOKEN must have at least 16 characters and no spaces.',
  ],
  ['SECRET_KEY', 'too short', 'SECRET_KEY must have at least 32 characters.'],
  [
    'SMS_WEBHOOK_URL',
    'gateway',
    'SMS_WEBHOOK_URL must be an address such as https://sms.example.com/muster.',
  ],
  [
    'SMS_WEBHOOK_URL',
    'https://us:secret@sms.example.com',
    'SMS_WEBHOOK_URL must have no user and no password.',
  ],
  [
    'SMS_WEBHOOK_URL',
    'https://sms.example.com',
    'Set SMS_WEBHOOK_SECRET as well as SMS_WEBHOOK_URL.',
  ],
  ['SMS_WEBHOOK_SECRET', 'too short', 'SMS_WEBHOOK_SECRET must have at least 32 characters.'],
  ['METRICS_TOKEN', 'a phrase with spaces', 'METRICS_TOKEN must have at least 16 '],
  ['MAIL_FROM', 'Muster', 'MAIL_FROM must be an address such as Muster <roster@example.com>.'],
])('%s=%s', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('all mistakes are reported together', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must .*\nLOG_LEVEL must /);
});

test('a secret can come from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-config-'));
  const file = join(folder, 'url');
  writeFileSync(file, 'postgres://muster@db/muster\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://muster@db/muster');
  expect(readConfig({ SMTP_URL_FILE: '/dev/null' })).toEqual(readConfig({}));
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://x' })).toThrow(
    'Set either DATABASE_URL or DATABASE_URL_FILE, not both.',
  );
  writeFileSync(file, 'sixteen-letters!\n');
  expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('sixteen-letters!');
  rmSync(folder, { recursive: true });
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
    `Muster can't read ${file}, which DATABASE_URL_FILE points to.`,
  );
});

test('a key turns card payments on, and two webhook secrets can be valid together', () => {
  const { stripe } = readConfig({
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new',
    STRIPE_PRICE_ID: 'price_1',
  });
  expect(stripe).toEqual({
    secretKey: 'sk_live_x',
    webhookSecrets: ['whsec_old', 'whsec_new'],
    priceId: 'price_1',
    apiUrl: undefined,
  });
});

describe('warns that', () => {
  test.each([
    [{ SMTP_URI: 'smtp://x' }, "Muster doesn't know the setting SMTP_URI. Did you mean SMTP_URL?"],
    [
      { BACKUP_KEPT: '3' },
      "Muster doesn't know the setting BACKUP_KEPT. Did you mean BACKUPS_KEPT?",
    ],
    [{ STRIPE_KEY: 'sk' }, "Muster doesn't know the setting STRIPE_KEY."],
    [
      { STRIPE_PRICE_ID: 'price_1' },
      'STRIPE_PRICE_ID is set without STRIPE_SECRET_KEY: Muster runs in test mode.',
    ],
    [
      { SMS_WEBHOOK_SECRET: 'x'.repeat(32) },
      'SMS_WEBHOOK_SECRET is set without SMS_WEBHOOK_URL: nothing is sent by SMS.',
    ],
    [
      { SMS_WEBHOOK_URL: 'http://sms.example.com', SMS_WEBHOOK_SECRET: 'x'.repeat(32) },
      'SMS_WEBHOOK_URL is without https: phone numbers can be read on the way.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://copy/muster' },
      'DATABASE_REPLICA_URL is set without DATABASE_URL: it has no effect.',
    ],
    [
      { SMTP_URL: 'smtp://mail' },
      'SMTP_URL is set without MAIL_FROM: email servers refuse the sender muster@localhost.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST lets other machines in, but PUBLIC_URL is not set: links in emails lead to localhost.',
    ],
    [
      { PUBLIC_URL: 'http://roster.example.com' },
      'PUBLIC_URL is http://roster.example.com, without https: passwords and sessions can be read on the way. Put a proxy with TLS in front, see docs/deploying.md.',
    ],
    [
      { PUBLIC_URL: 'https://roster.example.com' },
      'PUBLIC_URL is https, so a proxy is in front of Muster, but TRUST_PROXY is 0: everyone behind the proxy shares one rate limit. Set TRUST_PROXY=1.',
    ],
  ])('%j', (environment, sentence) => {
    expect(readConfig(environment).warnings).toEqual([sentence]);
  });

  test.each([
    {},
    { PATH: '/bin', HOME: '/root', NODE_ENV: 'production', DATABASE_HOST: 'db', npm_config_x: '1' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:3000' },
    { PUBLIC_URL: 'https://roster.example.com', TRUST_PROXY: '1' },
    { SMS_WEBHOOK_URL: 'http://localhost:4000/sms', SMS_WEBHOOK_SECRET: 'x'.repeat(32) },
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Us <us@example.com>' },
  ])('nothing is wrong with %j', (environment) => {
    expect(readConfig(environment).warnings).toEqual([]);
  });
});

test('compose passes on every setting that the documentation names, and makes backups', () => {
  const docs = readFileSync(join(PROJECT_FOLDER, 'docs', 'operating.md'), 'utf8');
  const compose = readFileSync(join(PROJECT_FOLDER, 'deploy', 'compose.yaml'), 'utf8');
  const names = [...docs.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  // The image itself sets the first three.
  const apart = ['PORT', 'HOST', 'DATA_DIR', 'STRIPE_API_URL'];
  const missing = names.filter(
    (name) => !apart.includes(name ?? '') && !new RegExp(`^ +${name}(_FILE)?: `, 'm').test(compose),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
  expect(compose).toMatch(/BACKUPS_KEPT: \$\{BACKUPS_KEPT:-7\}/);
});
