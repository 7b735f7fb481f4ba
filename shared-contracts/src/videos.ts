import type { PublicTenantConfig } from './site-config';

/**
 * Hosts whose players a page may show in a frame. The policy of the delivery service allows these and no others
 * (DEL-009).
 */
export const videoFrameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** A film of a car (VEH-012, VEH-013) and how a page may show it; `href` is where it can be seen without a player. */
export type Video =
  /** A file on this site's own hosts. */
  | { kind: 'file'; href: string }
  /** A player of an allowed host; `frame` is its address. */
  | { kind: 'frame'; href: string; frame: string }
  /** Anything else is seen on its own page. */
  | { kind: 'link'; href: string };

const youtubeHost = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoHost = /^(?:(?:www|player)\.)?vimeo\.com$/;
const videoFile = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  let id = '';
  if (hostname === 'youtu.be') id = first;
  else if (youtubeHost.test(hostname))
    id = ['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? '');
  return youtubeId.test(id) ? `${videoFrameOrigins[0]}/embed/${id}` : null;
}

/** An unlisted film has a second, secret part in its address. */
function vimeoVideo({ hostname, pathname, searchParams }: URL): string | null {
  if (!vimeoHost.test(hostname)) return null;
  const [, id, hash = searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  if (id === undefined) return null;
  return `${videoFrameOrigins[1]}/video/${id}${hash ? `?h=${encodeURIComponent(hash)}` : ''}`;
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * What a stock feed's video address stands for; null when there is none that a secure page could lead to. Files are
 * played in the page when they are on the site's own host or on its picture host.
 */
export function parseVideo(
  address: string | null,
  { site, images }: { site: Pick<PublicTenantConfig['site'], 'url'>; images: { cdnBase: string } },
): Video | null {
  const text = address?.trim() ?? '';
  const own = originOf(site.url) ?? undefined;
  const base = text.startsWith('/') ? own : undefined;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin === own && videoFile.test(url.pathname))
    return { kind: 'file', href: url.pathname + url.search };
  if (url.protocol !== 'https:') return null;
  const frame = youtubeVideo(url) ?? vimeoVideo(url);
  if (frame !== null) return { kind: 'frame', href: url.href, frame };
  const isFile = url.origin === originOf(images.cdnBase) && videoFile.test(url.pathname);
  return { kind: isFile ? 'file' : 'link', href: url.href };
}
