import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { contentId } from '../platform/site-facts';
import type { BannerKind } from './banner-marks';

const offKinds = (): string[] => (document.documentElement.dataset['off'] ?? '').split(' ').filter(Boolean);

const setOff = (kinds: readonly string[]): void => {
  document.documentElement.dataset['off'] = kinds.join(' ');
};

/** Takes a banner out of sight; the focus goes on to the page, because what held it is gone. */
export function hideBanner(kind: BannerKind): void {
  setOff([...offKinds(), kind]);
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** Brings a banner back. */
export const showBanner = (kind: BannerKind): void => setOff(offKinds().filter((each) => each !== kind));

const stores = { visit: sessionStore, always: browserStore };

/** Keeps that a visitor has put a banner away, for this visit or for as long as the browser keeps it. */
export function keepMark(siteSlug: string, howLong: keyof typeof stores, mark: string): void {
  const storage = openStorage(siteSlug, stores[howLong]());
  const others = storage.read('banners-off').filter((each) => each !== mark);
  storage.write('banners-off', [...others, mark]);
}

/** Whether a visitor has put away, for good, what has this mark. */
export const hasMark = (siteSlug: string, mark: string): boolean =>
  openStorage(siteSlug, browserStore()).read('banners-off').includes(mark);
