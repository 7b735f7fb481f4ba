import { least, most, refused, unrefused, until } from './amounts';
import { setRange, type Phrase } from './reading';

const year = String.raw`((?:19[5-9]|20\d)\d)\b(?! ?(?:km|kms|dollars)\b)`;
const start = String.raw`(?<![\w$.,-])`;
const made = '(?:built |made |year |my |model )?';
const noOlder = `${refused} (?:older|earlier) than`;

/**
 * "2020+", "2018 to 2021", "newer than 2019", "under 5 years old".
 *
 * @param thisYear the year of the shopper's clock; one more is next year's model
 */
export function yearPhrases(thisYear: number): Phrase[] {
  const isPossible = (value: number): boolean => value <= thisYear + 1;
  const range = (
    pattern: string,
    ends: (value: number) => { min: number | null; max: number | null },
  ): Phrase => ({
    pattern: new RegExp(start + pattern, 'g'),
    read: ([text = ''], reading) => isPossible(Number(text)) && setRange(reading, 'year', ends(Number(text))),
  });
  const age = (
    pattern: string,
    ends: (born: number) => { min: number | null; max: number | null },
  ): Phrase => ({
    pattern: new RegExp(String.raw`\b${pattern}(\d{1,2}) (?:years?|yrs?)(?: old)?\b`, 'g'),
    read: ([text = ''], reading) => setRange(reading, 'year', ends(thisYear - Number(text))),
  });
  return [
    age(`(?:${most}|${noOlder}|newer than|younger than|within the last|in the last|last) `, (born) => ({
      min: born,
      max: null,
    })),
    age(`(?:${least}|${unrefused}older than) `, (born) => ({ min: null, max: born })),
    {
      pattern: new RegExp(`${start}${made}(?:between |from )?${year} ?(?:${until}|or|/) ?${year}`, 'g'),
      read: ([one = '', other = ''], reading) => {
        const ends = [Number(one), Number(other)];
        const [min = 0, max = 0] = ends.sort((a, b) => a - b);
        return isPossible(min) && setRange(reading, 'year', { min, max });
      },
    },
    {
      // "2016-17", "2018/19".
      pattern: new RegExp(String.raw`${start}${made}${year} ?[-/] ?(\d\d)(?![\w.,/-])`, 'g'),
      read: ([first = '', end = ''], reading) => {
        const [min, max] = [Number(first), Number(first.slice(0, 2) + end)];
        return isPossible(min) && min < max && setRange(reading, 'year', { min, max });
      },
    },
    range(`${made}${noOlder} ${year}`, (value) => ({ min: value, max: null })),
    range(`${made}(?:newer than|later than|after|post)[ -]${year}`, (value) => ({
      min: value + 1,
      max: null,
    })),
    range(`${made}(?:older than|before|earlier than|pre)[ -]${year}`, (value) => ({
      min: null,
      max: value - 1,
    })),
    range(
      `${made}${year} ?(?:\\+|(?:and |or )?(?:newer|later|onwards?|on|up|above|plus|after)\\b)`,
      (value) => ({ min: value, max: null }),
    ),
    range(`${made}${year} (?:and |or )?(?:older|earlier|below)\\b`, (value) => ({ min: null, max: value })),
    range(`${made}(?:${least}|since|year from) ?${year}`, (value) => ({ min: value, max: null })),
    range(`${made}${most} ?${year}`, (value) => ({ min: null, max: value })),
    range(`${made}${year}`, (value) => ({ min: value, max: value })),
    {
      // "90s", "the 1990s".
      pattern: /(?<![\w$.,-])(?:the )?(?:19|20)?([5-9]0|[01]0)'?s\b/g,
      read: ([text = ''], reading) => {
        const decade = Number(text) + (Number(text) >= 50 ? 1900 : 2000);
        return setRange(reading, 'year', { min: decade, max: decade + 9 });
      },
    },
    {
      // "'19", "MY19".
      pattern: /(?<![\w$.,])(?:'|my)(\d\d)(?:\.\d+)?\b/g,
      read: ([text = ''], reading) => {
        const value = 2000 + Number(text);
        const parsed = value <= thisYear + 1 ? value : value - 100;
        return setRange(reading, 'year', { min: parsed, max: parsed });
      },
    },
  ];
}
