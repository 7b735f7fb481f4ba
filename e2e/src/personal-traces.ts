import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { readLog } from './platform-log';
import { somePhone } from './sign-in';

/** What a shopper types about themselves. */
export interface PersonalDetails {
  name: string;
  lastName: string;
  email: string;
  /** 04 and eight digits. */
  phone: string;
  /** Four digits. */
  postcode: string;
  /** What the shopper writes to the dealership. */
  message: string;
}

/** A person whose details can be distinguished from everything else that a platform writes. */
export const someone = (): PersonalDetails => {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Zebulina${id}`,
    lastName: `Quackenbush${id}`,
    email: `zq-${id}@example.com`,
    phone: somePhone(),
    postcode: '4871',
    message: `Is the boot wide enough for a harmonium-${id}?`,
  };
};

/** The details by the labels of their fields. */
export const answersOf = (details: PersonalDetails) => ({
  'First Name': details.name,
  'Last Name': details.lastName,
  Postcode: details.postcode,
  'Mobile Number': details.phone,
  'Email Address': details.email,
});

/** Fills in those of the details that a form asks for. */
export async function fillIn(scope: Page | Locator, details: PersonalDetails): Promise<void> {
  for (const [label, text] of Object.entries(answersOf(details))) {
    const field = scope.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
  const comments = scope.getByLabel(/^Comments/);
  if ((await comments.count()) > 0) await comments.fill(details.message);
}

/** Every place in which personal details must not appear, as one journey left it. */
export interface Traces {
  /** Addresses of all requests, with the pages that they were sent from. */
  urls: string[];
  /** Bodies of the analytics calls, and what went to the page's own analytics. */
  analytics: string[];
  /** Takes what the page in view has sent to its analytics; before it is left. */
  collect: () => Promise<void>;
  /** What the platform has logged since the watch began. */
  log: () => Promise<string>;
}

/** Watches a page from now on. */
export async function watchTraces(page: Page): Promise<Traces> {
  const logged = (await readLog()).length;
  const urls: string[] = [];
  const analytics: string[] = [];
  page.on('request', (request: Request) => {
    urls.push(request.url(), request.headers()['referer'] ?? '');
    if (new URL(request.url()).pathname === endpoints.trackEvent.path) {
      analytics.push(request.postData() ?? '');
    }
  });
  return {
    urls,
    analytics,
    collect: async () => {
      urls.push(page.url());
      const handed = await page.evaluate(() =>
        JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []),
      );
      analytics.push(handed);
    },
    log: async () => (await readLog()).slice(logged),
  };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The details that a text gives away, by their name; empty for a clean one. */
export function detailsIn(text: string, details: PersonalDetails): string[] {
  const plain = `${text}\n${decoded(text)}`.toLowerCase();
  const digits = details.phone.slice(1);
  const spaced = `${digits.slice(0, 3)}[ -]?${digits.slice(3, 6)}[ -]?${digits.slice(6)}`;
  const found: Record<keyof PersonalDetails, boolean> = {
    name: plain.includes(details.name.toLowerCase()),
    lastName: plain.includes(details.lastName.toLowerCase()),
    email: plain.includes(details.email.toLowerCase()),
    message: plain.includes(details.message.toLowerCase()),
    phone: new RegExp(spaced).test(plain),
    // Four digits are part of many a hash, port or duration: only as a value of their own.
    postcode: new RegExp(`(?<![\\w.:-])${details.postcode}(?![\\w.-])`).test(plain),
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []));
}

/** Fails with every address, analytics payload and log that gives a detail away. */
export async function expectNoTraces(traces: Traces, details: PersonalDetails): Promise<void> {
  const giving = [...traces.urls, ...traces.analytics, ...(await traces.log()).split('\n')]
    .map((text) => ({ text, gives: detailsIn(text, details) }))
    .filter(({ gives }) => gives.length > 0);
  expect(giving).toEqual([]);
}
