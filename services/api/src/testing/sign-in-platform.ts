import { recordSms, type SmsRecorder } from './sms-recorder';
import { openBrowser } from './sign-in-visitor';
import { makeDealership, START, startTestPlatform, writeSite, type TestPlatform } from './test-platform';

const dayMs = 86_400_000;
const dealership = { id: 1, slug: 'alpha-yard' };

/** A platform of two sites to sign in on, and the service that its codes go to. */
export interface SignInPlatform {
  platform: TestPlatform;
  service: SmsRecorder;
  /** Begins a day of its own, so that no limit of another test reaches this one. */
  nextDay(): void;
  wait(seconds: number): void;
  /** A visitor's browser. */
  browser(options?: { site?: string; ip?: string }): ReturnType<typeof openBrowser>;
  close(): Promise<void>;
}

/**
 * Starts it; `close` ends it.
 *
 * @param dailyBudget codes of a site in 24 hours; by default more than a test sends in an hour
 */
export async function startSignInPlatform({ dailyBudget = 1000 } = {}): Promise<SignInPlatform> {
  const service = await recordSms();
  const platform = await startTestPlatform(
    async (folder) => {
      const site = { site: { dealerships: [dealership.slug] } };
      await writeSite(folder, 'alpha', 1, { site, dealerships: [makeDealership(dealership)] });
      await writeSite(folder, 'beta', 2, { site });
    },
    { sms: { service: service.settings, folder: '' }, signIn: { dailyBudget, proofRounds: 1 } },
  );
  let day = 0;
  return {
    platform,
    service,
    nextDay: () => {
      day += 40;
      platform.clock.now = new Date(START.getTime() + day * dayMs);
    },
    wait: (seconds) => {
      platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
    },
    browser: (options = {}) => openBrowser(platform, service.sent, options),
    close: async () => {
      await platform.close();
      await service.close();
    },
  };
}
