import type { SiteBundle } from 'service-api';
import { writtenDay } from 'shared-rules/written-date';
import { findingAt, type Finding } from './finding';
import type { Passage } from './passages';

/** Ways to write a day with its year, see `writtenDay`. */
const DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)?\s[a-z]{3,9}\.?,?\s\d{4}|[a-z]{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`;
const LAST_DAY = new RegExp(
  String.raw`\b(?:ends?|ending|until|till|by|before|expires?|valid to)\s+(?:on\s+)?(?:midnight\s+)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?(${DAY})\b`,
  'gi',
);
const YEAR_END = /\bEOFY\b|\bend of (?:the )?financial year\b/i;
/** Months in which an end-of-financial-year campaign makes sense; the year ends on 30 June. */
const YEAR_END_MONTHS = [3, 4, 5, 6];

/** Day of a moment by the site's own clock, `YYYY-MM-DD`. */
const dayOf = (moment: Date, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(moment);

/** Last days that a text names, as `YYYY-MM-DD`. */
function lastDays(text: string): string[] {
  return [...text.matchAll(LAST_DAY)].flatMap(([, written = '']) => writtenDay(written) ?? []);
}

function wordsInPast(passages: readonly Passage[], today: string): Finding[] {
  const month = Number(today.slice(5, 7));
  return passages
    .filter(({ isLegal }) => !isLegal)
    .flatMap(({ texts, isCampaign }) =>
      texts.flatMap((text) => [
        ...lastDays(text.value)
          .filter((day) => day < today)
          .map((day) => findingAt('warning', text, `names ${day} as its last day, which is past; change it`)),
        ...(isCampaign && YEAR_END.test(text.value) && !YEAR_END_MONTHS.includes(month)
          ? [
              findingAt(
                'warning',
                text,
                'is about the end of the financial year, which is not near; change it',
              ),
            ]
          : []),
      ]),
    );
}

/** Campaigns that ended and special days that are over. They are shown no more, and hide what comes next in a file. */
export function checkDates(
  { config, content }: Pick<SiteBundle, 'config' | 'content'>,
  passages: readonly Passage[],
  now: Date,
): Finding[] {
  const today = dayOf(now, config.site.timezone);
  const ended = (expiry: string, parts: PropertyKey[]): Finding[] =>
    Date.parse(expiry) < now.getTime()
      ? [
          findingAt(
            'warning',
            { file: 'site.json', parts },
            `is past (${expiry}), so it is not shown; take it out or give it new dates`,
          ),
        ]
      : [];
  const { popup } = config.banners;
  const { endsOn } = config.spinToWin;
  return [
    ...(popup ? ended(popup.expiry, ['banners', 'popup', 'expiry']) : []),
    ...config.promos.nodes.flatMap(({ expiry }, index) =>
      ended(expiry, ['promos', 'nodes', index, 'expiry']),
    ),
    ...(endsOn !== null && endsOn < today
      ? [
          findingAt(
            'warning',
            { file: 'site.json', parts: ['spinToWin', 'endsOn'] },
            `is past (${endsOn}), so no draw is on; take the prizes out or give it a new day`,
          ),
        ]
      : []),
    ...content.locations.special_hours.flatMap(({ date }, index) =>
      date < today
        ? [
            findingAt(
              'warning',
              { file: 'locations.json', parts: ['special_hours', index, 'date'] },
              `${date} is past; take the day out`,
            ),
          ]
        : [],
    ),
    ...wordsInPast(passages, today),
  ];
}
