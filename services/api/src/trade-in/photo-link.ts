import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link to a photo says. */
export interface PhotoLink {
  /** Slug. */
  site: string;
  /** Id of the photo. */
  photo: string;
  /** Unix seconds after which it no longer opens. */
  until: number;
}

/** Pattern below `/api` of the addresses that `photoPath` makes. */
export const photoPattern = '/trade-in-photos/:photo/:until/:signature';

const signatureOf = (key: string, { site, photo, until }: PhotoLink): string =>
  createHmac('sha256', key).update(`${site}/${photo}/${until}`).digest('hex');

/** A photo's path on its site for a dealer. Without a query: in the mail's XML its `&` would be no `&`. */
export const photoPath = (key: string, link: PhotoLink): string =>
  `/api/trade-in-photos/${link.photo}/${link.until}/${signatureOf(key, link)}`;

/** Whether a link was made with the key and still opens. */
export function isOpenLink(key: string, link: PhotoLink, signature: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(key, link));
  const given = Buffer.from(signature);
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && link.until * 1000 > now.getTime()
  );
}
