import type { SiteBundle } from 'service-api';
import type { Place } from './finding';
import { isHtml, stringsIn, type SiteString } from './site-strings';

/** Words that a shopper reads together: an offer, a block of a page, a slide. */
export interface Passage {
  texts: readonly SiteString[];
  /** All of it. */
  whole: string;
  /** Terms and policies, which explain prices and dates and advertise none. */
  isLegal: boolean;
  /** A campaign: words that stand in front of shoppers for a time. */
  isCampaign: boolean;
}

/** Words as they are read, without tags. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** Addresses, pictures and colours are no words. */
const isWords = ({ value, parts }: SiteString): boolean =>
  !/^(?:\/|#|https:|picture:|tel:|mailto:)/.test(value) && parts.at(-1) !== 'slug';

function toPassage(value: unknown, place: Place, kind: Partial<Passage> = {}): Passage {
  const texts = stringsIn(value, place)
    .filter(isWords)
    .map((text) => (isHtml(text) ? { ...text, value: plain(text.value) } : text));
  const whole = texts.map((text) => text.value).join(' \u2029 ');
  return { texts, whole, isLegal: false, isCampaign: false, ...kind };
}

/** Everything that a site's files say to shoppers, in passages. */
export function passagesOf({ config, content }: Pick<SiteBundle, 'config' | 'content'>): Passage[] {
  const { home, banners, promos, vehicle, blocks, pages } = config;
  const inSite = (value: unknown, parts: PropertyKey[], kind?: Partial<Passage>): Passage =>
    toPassage(value, { file: 'site.json', parts }, kind);
  const { slides, eyebrow, headline, intro } = home;
  const campaign = { isCampaign: true };
  return [
    inSite({ eyebrow, headline, intro }, ['home']),
    ...slides.map((slide, index) => inSite(slide, ['home', 'slides', index], campaign)),
    inSite(banners.announcement, ['banners', 'announcement'], campaign),
    inSite(banners.emergency.text, ['banners', 'emergency', 'text']),
    inSite(banners.popup?.title, ['banners', 'popup', 'title']),
    ...promos.nodes.map(({ node }, index) => inSite(node.alt, ['promos', 'nodes', index, 'node', 'alt'])),
    inSite(vehicle.disclaimer, ['vehicle', 'disclaimer']),
    ...vehicle.faq.map((item, index) => inSite(item, ['vehicle', 'faq', index])),
    inSite(blocks, ['blocks']),
    ...Object.entries(pages).flatMap(([path, page]) => {
      const { title, description } = page;
      const at = (parts: PropertyKey[]): Place => ({ file: 'pages.json', parts: ['pages', path, ...parts] });
      return [
        toPassage({ title, description }, at([])),
        ...page.blocks.map((block, index) =>
          toPassage(block, at(['blocks', index]), { isLegal: block.type === 'legal' }),
        ),
      ];
    }),
    ...content.offers.map(({ description: _unsanitised, ...offer }, index) =>
      toPassage(offer, { file: 'offers.json', parts: [index] }, campaign),
    ),
    ...content.models.map((model, index) => toPassage(model, { file: 'models.json', parts: [index] })),
    ...content.brands.map((brand, index) => toPassage(brand, { file: 'brands.json', parts: [index] })),
  ].filter(({ texts }) => texts.length > 0);
}
