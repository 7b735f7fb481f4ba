import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository';
import { environmentVariables, readEnvironment } from './environment';

test('without any variable everything has its default', () => {
  expect(readEnvironment({}, '/repo')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    home: join('/repo', '.forecourt'),
    sites: join('/repo', 'sites'),
    databaseUrl: undefined,
    trustedProxies: [],
    sms: undefined,
    signIn: {},
    hasDemo: true,
    isTest: false,
    logLevel: 'info',
  });
});

test('every variable is read, empty ones count as unset, relative paths start at the repository', () => {
  const secret = `whsec_${'a'.repeat(32)}`;
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    FORECOURT_HOME: 'data',
    FORECOURT_SITES: '/etc/sites',
    DATABASE_URL: 'postgres://u:p@db:5432/forecourt',
    DATABASE_OWNER_URL: 'postgres://owner:p@db:5432/forecourt',
    MEILI_HOST: 'http://search:7700',
    MEILI_MASTER_KEY: 'key',
    TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,loopback',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: '',
    LEAD_WEBHOOK_SECRETS: `harbour=${secret}, north-yard=${secret}==`,
    SMS_URL: 'https://sms.example/messages',
    SMS_KEY: 'sms-key',
    SMS_DAILY_BUDGET: '250',
    QUOTE_URL: 'https://lender.example/quotes',
    QUOTE_KEY: 'quote-key',
    VALUATION_URL: 'https://guide.example',
    VALUATION_KEY: 'valuation-key',
    FORECOURT_DEMO: '0',
    FORECOURT_TEST: '1',
    LOG_LEVEL: 'debug',
  };
  expect(readEnvironment(env, '/repo')).toMatchObject({
    port: 0,
    home: join('/repo', 'data'),
    sites: '/etc/sites',
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    meili: { MEILI_HOST: 'http://search:7700', MEILI_MASTER_KEY: 'key' },
    trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    mail: { smtpUrl: 'smtps://mail.example', from: expect.stringContaining('@') },
    webhookSecrets: { harbour: secret, 'north-yard': `${secret}==` },
    sms: { url: env.SMS_URL, key: 'sms-key' },
    signIn: { dailyBudget: 250, fixedCode: '123456' },
    quotes: { url: env.QUOTE_URL, key: 'quote-key' },
    valuations: { url: env.VALUATION_URL, key: 'valuation-key' },
    hasDemo: false,
    isTest: true,
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://secret-password@db'],
  ['DATABASE_OWNER_URL', 'mysql://secret-password@db'],
  ['MEILI_HOST', 'search:7700'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['SMTP_URL', 'mail.example'],
  ['LEAD_WEBHOOK_SECRETS', 'harbour=secret-password'],
  ['LEAD_WEBHOOK_SECRETS', 'whsec_secretpasswordsecretpasswordsecretpassword'],
  ['SMS_URL', 'sms.example'],
  ['SMS_URL', 'https://sms.example/without-a-key'],
  ['SMS_KEY', 'secret-password'],
  ['GEOCODING_URL', 'https://places.example/without-a-key'],
  ['GEOCODING_KEY', 'secret-password'],
  ['QUOTE_URL', 'https://lender.example/without-a-key'],
  ['VALUATION_URL', 'guide.example'],
  ['VALUATION_KEY', 'secret-password'],
  ['MAIL_FROM', 'Harbour Motors'],
  ['SMS_DAILY_BUDGET', '0'],
  ['SMS_DAILY_BUDGET', '1e3'],
  ['FORECOURT_TEST', 'yes'],
  ['FORECOURT_DEMO_PICTURES', '1'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with a message that names the variable and not the value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(new RegExp(`^The environment variable \\w+ must .*start again\\.$`));
  expect(read).toThrow(name);
  expect(read).not.toThrow(/secret-password/);
});

test('an owner of the database without the database stops the start', () => {
  const read = () => readEnvironment({ DATABASE_OWNER_URL: 'postgres://owner:p@db:5432/forecourt' });
  expect(read).toThrow(/^The environment variable DATABASE_URL must be set when DATABASE_OWNER_URL is\./);
});

test('[API-035] the fixed one-time code exists only in tests', () => {
  for (const env of [{}, { FORECOURT_TEST: '0' }, { FORECOURT_DEV: '1' }]) {
    expect(readEnvironment(env).signIn).not.toHaveProperty('fixedCode');
  }
});

test('every variable stands in the table of docs/operations.md', () => {
  const rows = readFileSync(join(root, 'docs/operations.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(documented).toEqual(expect.arrayContaining([...environmentVariables]));
});
