import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../repository';

/** A variable that makes no sense. The message names it, says what is allowed, and what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const text = z.string().check(z.minLength(1, { error: 'must not be empty' }));
const commaList = z.pipe(
  z.string(),
  z.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);
const url = (protocols: readonly string[], example: string) =>
  text.check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address such as ${example}`,
    }),
  );

const portError = { error: 'must be a port number from 0 to 65535' };
const port = z
  .pipe(z.string().check(z.regex(/^\d{1,5}$/, portError)), z.transform(Number))
  .check(z.refine((number) => number <= 65_535, portError));

/** `{dealership}={secret}`: a secret of Standard Webhooks is 24 to 64 bytes as base64. */
const webhookSecret = /^([a-z0-9]+(?:-[a-z0-9]+)*)=(whsec_[A-Za-z0-9+/]{32,88}={0,2})$/;

/** Every variable the platform reads (`docs/operations.md`). Unset and empty are the same. */
const environmentSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  FORECOURT_HOME: z._default(text, '.forecourt'),
  FORECOURT_SITES: z._default(text, 'sites'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/forecourt')),
  DATABASE_OWNER_URL: z.optional(
    url(['postgres:', 'postgresql:'], 'postgres://owner:password@host:5432/forecourt'),
  ),
  MEILI_HOST: z.optional(url(['http:', 'https:'], 'http://host:7700')),
  MEILI_MASTER_KEY: z.optional(text),
  TRUSTED_PROXIES: z._default(
    commaList.check(
      z.refine((list) => list.every(isProxy), {
        error: 'must list addresses such as "10.0.0.0/8, 127.0.0.1", or loopback, linklocal, uniquelocal',
      }),
    ),
    [],
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtps://user:password@host')),
  MAIL_FROM: z._default(
    z.string().check(
      z.regex(/[^\s<>"@]+@[^\s<>"@]+/, {
        error: 'must hold an address such as "Cars <leads@example.com>"',
      }),
    ),
    'Forecourt <leads@forecourt.invalid>',
  ),
  LEAD_WEBHOOK_SECRETS: z._default(
    commaList.check(
      z.refine((list) => list.every((entry) => webhookSecret.test(entry)), {
        error: 'must list a secret by dealership such as "harbour=whsec_" and 24 to 64 bytes as base64',
      }),
    ),
    [],
  ),
  SMS_URL: z.optional(url(['http:', 'https:'], 'https://host/messages')),
  SMS_KEY: z.optional(text),
  SMS_DAILY_BUDGET: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: 'must be a whole number from 1 to 999999' })),
      z.transform(Number),
    ),
  ),
  DRAIN_SECONDS: z.optional(
    z
      .pipe(
        z.string().check(z.regex(/^\d{1,2}$/, { error: 'must be a whole number from 0 to 60' })),
        z.transform(Number),
      )
      .check(z.refine((seconds) => seconds <= 60, { error: 'must be a whole number from 0 to 60' })),
  ),
  FORECOURT_DEMO: z._default(z.enum(['0', '1'], { error: 'must be 1 or 0' }), '1'),
  FORECOURT_DEMO_PICTURES: z._default(
    z.enum(['whole', 'small'], { error: 'must be whole or small' }),
    'whole',
  ),
  FORECOURT_TEST: z._default(z.enum(['0', '1'], { error: 'must be 1 or 0' }), '0'),
  FORECOURT_DEV: z._default(z.enum(['0', '1'], { error: 'must be 1 or 0' }), '0'),
  GEOCODING_URL: z.optional(url(['http:', 'https:'], 'https://host/geocode')),
  GEOCODING_KEY: z.optional(text),
  QUOTE_URL: z.optional(url(['http:', 'https:'], 'https://host/quotes')),
  QUOTE_KEY: z.optional(text),
  VALUATION_URL: z.optional(url(['http:', 'https:'], 'https://host/valuations')),
  VALUATION_KEY: z.optional(text),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' }),
    'info',
  ),
});

/** Name of every variable of `environmentSchema`. */
export const environmentVariables: readonly string[] = Object.keys(environmentSchema.shape);

/** Settings of a platform. */
export interface Environment {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Where metrics are served; nowhere without it. */
  metrics: { port: number; host: string } | undefined;
  /** Absolute data folder. */
  home: string;
  /** Absolute folder of the sites. */
  sites: string;
  databaseUrl: string | undefined;
  /** The same database as the login that owns its tables, for migrations. */
  databaseOwnerUrl: string | undefined;
  meili: { MEILI_HOST: string | undefined; MEILI_MASTER_KEY: string | undefined; PATH: string | undefined };
  trustedProxies: readonly string[];
  mail: { smtpUrl: string | undefined; from: string };
  /** Secrets that webhooks are signed with, by dealership. */
  webhookSecrets: Readonly<Record<string, string>>;
  /** Service that sends text messages; without it each is a file in the data folder. */
  sms: { url: string; key: string } | undefined;
  signIn: { dailyBudget?: number; fixedCode?: string };
  /** Where postcodes are looked up; built-in regions answer without it. */
  geocoding: { url: string; key: string } | undefined;
  /** Service that quotes finance; a built-in provider answers without it. */
  quotes: { url: string; key: string } | undefined;
  /** Register and price guide of trade-ins; the installation's own listings answer without them. */
  valuations: { url: string; key: string } | undefined;
  /** How long visitors are given to leave before a stop closes the port, in ms. */
  drainMs: number;
  /** Gives the sample sites cars and pictures to look at. */
  hasDemo: boolean;
  /** Draws its pictures at 160 px at most: quick, for tests that do not look at them. */
  hasSmallPictures: boolean;
  /** Serves what only developers need, such as the description of the API. */
  isDevelopment: boolean;
  /** A settable clock and a fixed one-time code exist only here. */
  isTest: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** A balancer that looks every second or two has sent its visitors elsewhere by then. */
const defaultDrainSeconds = 5;

/** One-time code of every sign-in while FORECOURT_TEST is 1. */
const testCode = '123456';

/** An address and its key, of which neither makes sense alone. */
function serviceOf(
  urlName: string,
  address: string | undefined,
  keyName: string,
  key: string | undefined,
): { url: string; key: string } | undefined {
  if (address !== undefined && key !== undefined) return { url: address, key };
  if (address === undefined && key === undefined) return undefined;
  const [missing, given] = address === undefined ? [urlName, keyName] : [keyName, urlName];
  throw new EnvironmentError(
    `The environment variable ${missing} must be set when ${given} is. Set both, or neither, then start again.`,
  );
}

/**
 * Reads the environment once. Throws `EnvironmentError` that names the first variable that is not valid.
 *
 * @param cwd folder that relative paths start from; the repository by default
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string = root,
): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    // The value is not repeated: some of these hold passwords.
    throw new EnvironmentError(
      `The environment variable ${name} ${issue?.message ?? 'is not valid'}. Correct it, or unset it to use the default, then start again.`,
    );
  }
  const read = parsed.data;
  if (read.DATABASE_OWNER_URL !== undefined && read.DATABASE_URL === undefined) {
    throw new EnvironmentError(
      'The environment variable DATABASE_URL must be set when DATABASE_OWNER_URL is. Set both, or neither, then start again.',
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    metrics:
      read.METRICS_PORT === undefined ? undefined : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    home: resolve(cwd, read.FORECOURT_HOME),
    sites: resolve(cwd, read.FORECOURT_SITES),
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    meili: { MEILI_HOST: read.MEILI_HOST, MEILI_MASTER_KEY: read.MEILI_MASTER_KEY, PATH: env['PATH'] },
    trustedProxies: read.TRUSTED_PROXIES,
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM },
    webhookSecrets: Object.fromEntries(
      read.LEAD_WEBHOOK_SECRETS.map((entry) => webhookSecret.exec(entry)?.slice(1) ?? []),
    ) as Record<string, string>, // every entry matched
    sms: serviceOf('SMS_URL', read.SMS_URL, 'SMS_KEY', read.SMS_KEY),
    signIn: {
      ...(read.SMS_DAILY_BUDGET === undefined ? {} : { dailyBudget: read.SMS_DAILY_BUDGET }),
      ...(read.FORECOURT_TEST === '1' ? { fixedCode: testCode } : {}),
    },
    geocoding: serviceOf('GEOCODING_URL', read.GEOCODING_URL, 'GEOCODING_KEY', read.GEOCODING_KEY),
    quotes: serviceOf('QUOTE_URL', read.QUOTE_URL, 'QUOTE_KEY', read.QUOTE_KEY),
    valuations: serviceOf('VALUATION_URL', read.VALUATION_URL, 'VALUATION_KEY', read.VALUATION_KEY),
    drainMs: 1000 * (read.DRAIN_SECONDS ?? (read.FORECOURT_TEST === '1' ? 0 : defaultDrainSeconds)),
    hasDemo: read.FORECOURT_DEMO === '1',
    hasSmallPictures: read.FORECOURT_DEMO_PICTURES === 'small',
    isDevelopment: read.FORECOURT_DEV === '1',
    isTest: read.FORECOURT_TEST === '1',
    logLevel: read.LOG_LEVEL,
  };
}

/** Folders inside the data folder. */
export const homeFolders = (home: string) => ({
  artifacts: join(home, 'artifacts'),
  staging: join(home, 'artifacts', '.staging'),
  mail: join(home, 'mail'),
  sms: join(home, 'sms'),
  pictures: join(home, 'pictures'),
  logs: join(home, 'logs'),
});
