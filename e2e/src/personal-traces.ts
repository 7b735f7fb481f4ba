import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';

/** What a shopper types about themselves. */
export interface PersonalDetails {
  name: string;
  lastName: string;
  email: string;
  /** 04 and eight digits. */
  phone: string;
  /** Four digits. */
  postcode: string;
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

const logFile = (): string => join(process.env['E2E_HOME'] ?? '', 'logs/platform.log');
const readLog = (): Promise<string> => readFile(logFile(), 'utf8');

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
    phone: new RegExp(spaced).test(plain),
    // Four digits are part of many a hash, port or duration: only as a value of their own.
    postcode: new RegExp(`(?<![\\w.:-])${details.postcode}(?![\\w.-])`).test(plain),
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []));
}
