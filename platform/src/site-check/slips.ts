import type { SiteBundle } from 'service-api';
import { nearName } from 'shared-contracts/near-name';
import { isAustralianPhone, normalisePhone } from 'shared-rules/phone';
import { findingAt, type Finding, type Place } from './finding';
import { siteStrings } from './site-strings';

type Site = Pick<SiteBundle, 'config' | 'content'>;

const PHONE_KEYS: ReadonlySet<PropertyKey | undefined> = new Set(['phone', 'landline_phone', 'override']);

/** A number that no telephone in Australia has; those of other countries begin with their "+". */
const isWrongPhone = (written: string): boolean =>
  !isAustralianPhone(written) && !/^13\d{4}$|^\+(?!61)/.test(normalisePhone(written));

const checkPhones = (site: Site): Finding[] =>
  siteStrings(site)
    .filter(({ parts, value }) => PHONE_KEYS.has(parts.at(-1)) && /\d/.test(value) && isWrongPhone(value))
    .map((text) =>
      findingAt(
        'warning',
        text,
        `"${text.value}" is no number of Australia; count its digits, such as "07 5550 0142"`,
      ),
    );

/** First digits of the postcodes of each state; places at a border may have those of the next one. */
const POSTCODES: Readonly<Record<string, string>> = {
  NSW: '12', ACT: '02', VIC: '38', QLD: '49', SA: '5', WA: '6', TAS: '7', NT: '0',
}; // prettier-ignore

/** Australia with its islands, in degrees. */
const isInAustralia = (lat: number, long: number): boolean =>
  lat >= -55 && lat <= -9 && long >= 96 && long <= 168;

function checkAddresses({ content }: Site): Finding[] {
  const places = [
    ...content.locations.locations.map(({ address }, index) => ({
      address,
      place: { file: 'locations.json', parts: ['locations', index, 'address'] } satisfies Place,
    })),
    ...content.dealerships.map(({ address }, index) => ({
      address: { lat: null, long: null, ...address },
      place: { file: 'dealerships.json', parts: [index, 'address'] } satisfies Place,
    })),
  ];
  return places.flatMap(({ address: { state, postcode, lat, long }, place: { file, parts } }) => {
    const at = (field: string): Place => ({ file, parts: [...parts, field] });
    const isOther = !/^\d{4}$/.test(postcode) || !(POSTCODES[state] ?? '').includes(postcode.charAt(0));
    return [
      ...(isOther
        ? [findingAt('warning', at('postcode'), `"${postcode}" is no postcode of ${state}; check both`)]
        : []),
      ...(typeof lat === 'number' && typeof long === 'number' && !isInAustralia(lat, long)
        ? [
            findingAt(
              'warning',
              at('lat'),
              `${lat} with long ${long} is not in Australia; check both and the minus`,
            ),
          ]
        : []),
    ];
  });
}

/** A form whose category is nearly one that the site has: its leads would stand under a name of their own. */
const checkCategories = ({ config: { pages, leads } }: Site): Finding[] =>
  Object.entries(pages).flatMap(([path, { blocks }]) =>
    blocks.flatMap((block, index) => {
      if (block.type !== 'form' || leads.categories.includes(block.category)) return [];
      const near = nearName(block.category, leads.categories);
      if (near === null) return [];
      const place = { file: 'pages.json', parts: ['pages', path, 'blocks', index, 'category'] };
      return [
        findingAt(
          'warning',
          place,
          `"${block.category}" is nearly "${near}" of leads.categories; correct it`,
        ),
      ];
    }),
  );

/** Characters that fit the one or two lines which a text has. */
function checkLengths({ config: { home, site, banners } }: Site): Finding[] {
  const lines: [Place['parts'], string | null | undefined, number][] = [
    [['home', 'headline'], home.headline, 120],
    [['banners', 'announcement', 'text'], banners.announcement?.text, 200],
    ...site.navigation.flatMap(({ label, children = [] }, at): [Place['parts'], string, number][] => [
      [['site', 'navigation', at, 'label'], label, 40],
      ...children.map((child, inner): [Place['parts'], string, number] => [
        ['site', 'navigation', at, 'children', inner, 'label'],
        child.label,
        60,
      ]),
    ]),
  ];
  return lines.flatMap(([parts, text, most]) =>
    text && text.length > most
      ? [
          findingAt(
            'warning',
            { file: 'site.json', parts },
            `has ${text.length} characters, its place is for ${most}; shorten it`,
          ),
        ]
      : [],
  );
}

/** Slips of the pen that no page shows as an error: numbers, postcodes, places, categories, texts beyond their place. */
export const checkSlips = (site: Site): Finding[] => [
  ...checkPhones(site),
  ...checkAddresses(site),
  ...checkCategories(site),
  ...checkLengths(site),
];
