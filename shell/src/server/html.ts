import { pageIds, type PageState, type ReleaseName } from 'shared-contracts/remote/composition';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { PageReleases } from '../platform/remote-registry';
import type { PageHead } from '../document/page-head';
import { bannerMarks } from '../banners/banner-marks';
import { hasBanners } from '../banners/lazy';
import { offScript } from '../banners/off-script';
import { escapeHtml, escapeJson } from './escape';
import { documentTitle, headTags } from '../document/head';
import { footerId } from '../platform/site-facts';
import { stylesAttribute } from '../platform/style-cache';
import { fontPreloads } from './font-links';
import { ownPagesScript } from './own-pages';
import { pageTheme } from './page-theme';
import { startScript } from './start-script';

export interface DocumentParts {
  site: PublicTenantConfig;
  head: PageHead;
  /** Markup of the page. */
  body: string;
  /** Emotion's rules. */
  styles: string;
  state: PageState;
  releases: PageReleases;
  /** Stands in for the nonce that each answer has of its own. */
  noncePlaceholder: string;
  /** Releases whose scripts the page needs at once; `shell` stands for its own pages. */
  owners: readonly ReleaseName[];
}

const nonceOf = ({ noncePlaceholder }: DocumentParts): string => `nonce="${noncePlaceholder}"`;

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

/** Fetches a script before it is requested, after everything the first picture needs. */
const scriptPreload = (src: string, nonce: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" ${nonce} href="${src}">`;

/** Links that start the largest picture, the faces and the scripts while the page is still being read. */
function preloads(parts: DocumentParts): string {
  const { site, head, releases, owners } = parts;
  const links: string[] = [];
  const { heroImage } = head;
  if (heroImage) {
    const set = heroImage.srcSet
      ? ` imagesrcset="${escapeHtml(heroImage.srcSet)}" imagesizes="${escapeHtml(heroImage.sizes ?? '100vw')}"`
      : '';
    links.push(
      `<link rel="preload" as="image" href="${escapeHtml(heroImage.src)}"${set} fetchpriority="high">`,
    );
  }
  if (releases.shell) links.push(...fontPreloads(site, escapeHtml(releases.shell.base)));
  for (const name of owners) {
    const release = releases[name];
    if (!release) continue;
    const scripts = name === 'shell' ? [ownPagesScript] : [release.entry, ...release.chunks];
    links.push(...scripts.map((script) => scriptPreload(escapeHtml(release.base + script), nonceOf(parts))));
  }
  return links.join('');
}

/** Starts to fetch the scripts of the shell, and runs them when the page is on screen. */
function shellScripts(parts: DocumentParts): string {
  const { shell } = parts.releases;
  if (!shell) return '';
  const scripts = [...shell.chunks, shell.entry].map((script) => escapeHtml(shell.base + script));
  const nonce = nonceOf(parts);
  const links = scripts.map((script) => scriptPreload(script, nonce));
  return `${links.join('')}<script ${nonce} data-scripts="${scripts.join(' ')}">${startScript}</script>`;
}

/** Names the banners that this visitor has put away, before anything is painted. */
function bannersScript(parts: DocumentParts): string {
  const { site } = parts;
  if (!hasBanners(site)) return '';
  const attributes = attributesOf({
    'data-site': site.site.slug,
    'data-marks': JSON.stringify(bannerMarks(site)),
  });
  return `<script ${nonceOf(parts)} ${attributes}>${offScript}</script>`;
}

function headContent(parts: DocumentParts): string {
  const { site, head, styles } = parts;
  const nonce = nonceOf(parts);
  const tags = headTags(head, site)
    .map(({ tag, attributes }) => `<${tag} ${attributesOf(attributes)} data-page="">`)
    .join('');
  const jsonLd = head.jsonLd
    .map(
      (object) => `<script type="application/ld+json" ${nonce} data-page="">${escapeJson(object)}</script>`,
    )
    .join('');
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(head, site))}</title>`,
    // Half a page would move when the other half arrives on a slow line. Chromium paints as soon as the expected
    // element opens, so it is the one after the content; a page without a frame has none.
    parts.body.includes(`id="${footerId}"`)
      ? `<link rel="expect" href="#${footerId}" blocking="render">`
      : '',
    preloads(parts),
    `<style ${nonce}>${pageTheme(site, parts.releases.shell?.base)}</style>`,
    `<style ${nonce} ${stylesAttribute}="">${styles}</style>`,
    bannersScript(parts),
    tags,
    `<meta name="theme-color" content="${escapeHtml(site.theme.colours.primary)}">`,
    `<link rel="icon" href="/favicon.ico">`,
    jsonLd,
    shellScripts(parts),
  ].join('');
}

const configs = new WeakMap<PublicTenantConfig, string>();

/** A site's config for its script element. Kept by object, which is replaced when the site's file changes. */
function configJson(site: PublicTenantConfig): string {
  const kept = configs.get(site);
  if (kept !== undefined) return kept;
  const text = escapeJson(site);
  configs.set(site, text);
  return text;
}

/**
 * The whole document. Its nonces are placeholders, which delivery replaces in every answer; the config and the
 * page's state stand in it as data (DEL-002, DEL-003).
 */
export function renderDocument(parts: DocumentParts): string {
  const { site, body, state } = parts;
  const data = (id: string, json: string): string =>
    `<script type="application/json" id="${id}" ${nonceOf(parts)}>${json}</script>`;
  // As `useBottomInset` does in the browser.
  const bar = body.includes('data-edge="bar"') ? ' data-bar=""' : '';
  return [
    `<!doctype html><html lang="en-AU"${bar}><head>${headContent(parts)}</head>`,
    `<body><div id="${pageIds.root}">${body}</div>`,
    data(pageIds.config, configJson(site)),
    data(pageIds.state, escapeJson(state)),
    '</body></html>',
  ].join('');
}
