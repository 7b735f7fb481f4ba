import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { ApiInput, ApiOutput, EndpointName } from 'shared-contracts/api/endpoints';
import { alertConsent } from 'shared-contracts/entities/saved-search';
import type { SaveSearchRequest } from 'shared-contracts/entities/saved-search-schema';
import { dateInZone } from 'shared-rules/zoned-time';
import { platformKey } from '../database/platform-keys';
import { deliverDue } from '../lead-delivery/deliver';
import { createMailer } from '../lead-delivery/mailer';
import { createAlertTokens } from '../saved-search/alert-token';
import { runDueSearches } from '../saved-search/run-due-searches';
import { createSms } from '../sms/create-sms';
import { recordSms, type SmsRecorder } from './sms-recorder';
import {
  makeDealership,
  makeLocation,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from './test-platform';

const dealership = { id: 1, slug: 'alpha-yard' };
const timezone = 'Australia/Sydney';

/** A mail as the server of a test got it, with the local time of its arrival. */
export interface ReceivedMail {
  at: string;
  mail: Email;
}

/** A platform whose saved searches are looked at and delivered when the test says so. */
export interface AlertFixture {
  platform: TestPlatform;
  mails: ReceivedMail[];
  texts: SmsRecorder;
  /** Answers of the mail server to the next mails; it takes them when there are none. */
  refusals: number[];
  /** "Thu 08:00" by the clock of the site. */
  localTime(): string;
  call<N extends EndpointName>(name: N, input: ApiInput<N>, visitor?: { ip?: string; site?: string }): Promise<ApiOutput<N>>;
  save(changes?: Partial<SaveSearchRequest>, visitor?: { ip?: string; site?: string }): Promise<void>;
  /** Saves a search and confirms it by the link that was sent. */
  follow(changes?: Partial<SaveSearchRequest>): Promise<string>;
  /** Looks at the searches that are due. */
  look(): Promise<number>;
  deliver(): Promise<number>;
  seed(identity: string, changes?: Parameters<typeof seedCar>[2]): Promise<void>;
  close(): Promise<void>;
} // prettier-ignore

/** The token in a message. */
export const tokenIn = (text: string | undefined): string =>
  /\/alerts\/([\w-]{22})/.exec(text ?? '')?.[1] ?? '';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export async function startAlertFixture(): Promise<AlertFixture> {
  const texts = await recordSms();
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const localTime = (): string => {
    const { weekday, time } = dateInZone(platform.clock.now, timezone);
    return `${weekdays[weekday]} ${time}`;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined) {
          done(Object.assign(new Error('Try later'), { responseCode }));
          return;
        }
        const keep = async (): Promise<void> => {
          mails.push({ at: localTime(), mail: await PostalMime.parse(Buffer.concat(chunks)) });
          done(null);
        };
        void keep();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // a TCP server has a port
  const mail = { from: 'alerts@forecourt.example', folder: 'unused', smtpUrl: `smtp://127.0.0.1:${port}` };
  const sms = { service: texts.settings, folder: '' };
  const platform = await startTestPlatform(
    async (folder) => {
      const site = { timezone, dealerships: [dealership.slug], phones: { site: '02 5550 0100' } };
      await writeSite(folder, 'alpha', 1, {
        site: { site },
        dealerships: [makeDealership(dealership)],
        locations: { locations: [makeLocation(1, 'springwood', dealership)] },
      });
      await writeSite(folder, 'beta', 2, {
        site: { site: { dealerships: ['beta-yard'] }, search: { alertChannels: ['email'] } },
        dealerships: [makeDealership({ id: 2, slug: 'beta-yard' })],
      });
    },
    { mail, sms },
  );
  const { db } = platform.database;
  const services = {
    db, sites: platform.sites, search: platform.search, log: platform.log, webhookSecrets: {}, random: () => 0,
    tokens: createAlertTokens(await platformKey(db, 'saved-search')),
    sendMail: createMailer(mail), sendSms: createSms(sms, platform.log),
    now: () => platform.clock.now,
    callOf: (site: Parameters<typeof platform.api.call>[0]) => platform.api.call(site),
    onAlert: () => undefined,
  }; // prettier-ignore
  let visitors = 0;
  const call: AlertFixture['call'] = (
    name,
    input,
    { ip = `10.9.0.${(visitors += 1)}`, site = 'alpha' } = {},
  ) => platform.api.call(platform.site(site), { ip })(name, input);
  const fixture: AlertFixture = {
    platform,
    mails,
    texts,
    refusals,
    localTime,
    call,
    async save(changes = {}, visitor = {}) {
      const body = {
        query: 'make=Toyota', channel: 'email', address: 'ada@example.com', frequency: 'now',
        consent: alertConsent.version, ...changes,
      } as const; // prettier-ignore
      await call('saveSearch', { body }, visitor);
    },
    async follow(changes = {}) {
      await fixture.save(changes);
      await fixture.deliver();
      const sent = changes.channel === 'text' ? texts.sent.at(-1)?.text : mails.at(-1)?.mail.text;
      const token = tokenIn(sent);
      await call('confirmSavedSearch', { params: { token } });
      await fixture.look();
      return token;
    },
    look: () => runDueSearches(services),
    deliver: () => deliverDue(services),
    async seed(identity, changes) {
      await platform.api.stock.seed('test', [seedCar(identity, dealership.slug, changes)]);
    },
    async close() {
      await platform.close();
      await texts.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return fixture;
}
