import { paths } from 'shared-contracts/routes';

/** Any origin will do: a path that leaves it leaves every origin. */
const origin = 'https://site.invalid';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
};

/** Browsers read a backslash as a slash and drop control characters, so neither may stand in a path. */
const isPlainPath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

/**
 * Where a `redirect` or `back` parameter may lead: a path of this site that begins with one slash, or the home page
 * for everything else (D-13). The sign-in page itself is no place to go to from there.
 */
export function safePath(value: string | null): string {
  if (value === null) return paths.home;
  const [path = ''] = value.split(/[?#]/, 1);
  if (!isPlainPath(path) || !isPlainPath(decoded(path)) || /\p{Cc}/u.test(value)) return paths.home;
  // Dots may make two slashes of one: "/.//evil.example".
  const url = new URL(value, origin);
  if (url.origin !== origin || !isPlainPath(url.pathname) || url.pathname === paths.signIn) return paths.home;
  return url.pathname + url.search + url.hash;
}
