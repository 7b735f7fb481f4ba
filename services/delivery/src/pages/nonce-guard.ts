import { noncePlaceholder } from 'shared-contracts/remote/shell-server';

/*
 * Where a page says `noncePlaceholder`, each answer puts a valid nonce. What visitors send must therefore never
 * carry it into a page.
 */

/** Text without the placeholder, however often it was nested. */
export function withoutPlaceholder(text: string): string {
  let clean = text;
  while (clean.includes(noncePlaceholder)) clean = clean.split(noncePlaceholder).join('');
  return clean;
}

/** Whether an address would bring the placeholder into a page that repeats it. */
export function holdsPlaceholder(url: URL): boolean {
  const parts = [url.pathname, ...[...url.searchParams].flat()];
  return parts.some((part) => {
    try {
      return decodeURIComponent(part).includes(noncePlaceholder) || part.includes(noncePlaceholder);
    } catch {
      return part.includes(noncePlaceholder);
    }
  });
}
