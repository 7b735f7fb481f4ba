import { addValues, setRange, type Phrase, type Reading } from './reading';
import type { Vocabulary } from './vocabulary';

/** "No more than" is the contrary of "more than". */
export const unrefused = String.raw`(?<!\b(?:no|not|none|nothing) )`;
/** "Don't want to spend", "can't go", "nothing": a refusal, with the verbs between it and what it refuses. */
export const refused = String.raw`(?:(?:(?:do|does|can|could|would|should|will|must) ?not|(?:do|does|ca|could|would|should|wo|must)n'?t|never|not|no|none|nothing)(?: (?:want|wanting|need|like|wish|look|looking|going|prepared|willing|able|go|be|have|spend|pay|cost|to|for|at|in|it|on|a|an|any|anything|something|one|car|that's|that|is))*)`;
/** What stands before the most and the least of something. */
export const most = `(?:${refused} (?:(?:more|higher|dearer|greater) than|over|above|beyond|exceed(?:ing)?)|${unrefused}(?:under|below|sub|beneath|less than|less then|cheaper than|lower than|fewer than|up to|upto|within|max(?:imum)?(?: price| budget)?(?: of)?|at most|<=?))`;
export const least = `(?:${refused} (?:(?:less|lower|fewer|cheaper) than|under|below)|${unrefused}(?:over|above|more than|higher than|at least|min(?:imum)?(?: price)?(?: of)?|from|starting (?:at|from)|>=?))`;
/** What joins the two ends of a range. */
export const until = '(?:-|to|and|until|till)';

const amount = String.raw`(\$? ?\d[\d,]*(?:\.\d+)? ?(?:k\b|grand\b|g\b|thousand\b)?)`;
/** A "k" alone is a kilometre behind a number of thousands ("30,000 k"), or where the clock is named. */
const kms = String.raw`(?:(?:kms?|klms?|k's|ks|kays?|clicks|kilomet(?:er|re)s?)(?: on the clock)?\b|(?<=\d,?\d{3} ?)k\b|(?<=k ?)on the clock\b)`;
const dollars = '(?: ?(?:dollars|bucks|aud))?';
/** What follows is a price for the whole car, not a rate or a percentage. */
const whole = String.raw`(?![\w%]| ?(?:(?:a|per|each|/) ?(?:week|wk|fortnight|month)|pw\b|p/w|weekly|monthly|fortnightly))`;
const priceWord = '(?:price[ds]?(?: at)? |budget(?: of)? |cost(?:s|ing)? |for )?';
/** As many kilometres as shoppers call few. */
const fewKms = 50_000;

/** The largest amount an address can hold. */
const largest = 999_999_999;

interface Amount {
  value: number;
  /** In thousands: "40k", "40 grand". */
  isThousands: boolean;
  isDollars: boolean;
}

function parseAmount(text: string): Amount {
  const isThousands = /k|g|thousand/.test(text);
  const number = Number(text.replace(/[^\d.]/g, '')) * (isThousands ? 1000 : 1);
  return { value: Math.min(largest, Math.round(number)), isThousands, isDollars: text.includes('$') };
}

/** Two ends; the first of "15-25k" and "10 to 20 grand" is meant in thousands too. */
function parseEnds(lower: string, upper: string): [Amount, Amount] {
  const [low, high] = [parseAmount(lower), parseAmount(upper)];
  const inherits = high.isThousands && !low.isThousands && low.value < 1000;
  return [{ ...low, value: low.value * (inherits ? 1000 : 1) }, high];
}

/** An amount no shopper would say of a car's price without a sign: "under 40" is anything. */
const leastPlainPrice = 1_000;
const looksLikeYear = ({ value, isThousands, isDollars }: Amount): boolean =>
  !isThousands && !isDollars && value >= 1950 && value <= 2100;

const isPrice = (amounts: readonly Amount[], isStated: boolean): boolean =>
  isStated ||
  amounts.some(({ isDollars, isThousands }) => isDollars || isThousands) ||
  amounts.every((one) => one.value >= leastPlainPrice && !looksLikeYear(one));

const setBetween = (reading: Reading, name: 'price' | 'km', [low, high]: [Amount, Amount]): boolean =>
  setRange(reading, name, { min: Math.min(low.value, high.value), max: Math.max(low.value, high.value) });

/** "under 100,000 km", "50-80k kms", "low kms". */
export const kmPhrases: Phrase[] = [
  {
    pattern: new RegExp(String.raw`\b(?:between |from )?${amount} ?${until} ?${amount} ?${kms}`, 'g'),
    read: ([low = '', high = ''], reading) => setBetween(reading, 'km', parseEnds(low, high)),
  },
  {
    pattern: new RegExp(String.raw`(?<![\w$])(?:with |has )?${most} ?${amount} ?${kms}`, 'g'),
    read: ([text = ''], reading) => setRange(reading, 'km', { min: null, max: parseAmount(text).value }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w$])${amount} ?${kms} (?:or (?:less|under|fewer)|max(?:imum)?)\b`,
      'g',
    ),
    read: ([text = ''], reading) => setRange(reading, 'km', { min: null, max: parseAmount(text).value }),
  },
  {
    pattern: new RegExp(String.raw`(?<![\w$])${least} ?${amount} ?${kms}`, 'g'),
    read: ([text = ''], reading) => setRange(reading, 'km', { min: parseAmount(text).value, max: null }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:very |really )?(?:low|lowish|little|few|minimal) (?:${kms}|k\b|mileage\b|miles\b)`,
      'g',
    ),
    read: (_, reading) => setRange(reading, 'km', { min: null, max: fewKms }),
  },
];

/** "under 40k", "$15k-$25k", "between 10 and 20 grand", "around $20,000", "$20,000". */
export const pricePhrases: Phrase[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\w$.,])${priceWord}(?:between |from )?${amount} ?${until} ?${amount}${dollars}${whole}`,
      'g',
    ),
    read: ([low = '', high = ''], reading) => {
      const ends = parseEnds(low, high);
      return isPrice(ends, false) && setBetween(reading, 'price', ends);
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\w$])${priceWord}${most} ?${amount}(${dollars})${whole}`, 'g'),
    read: ([text = '', unit = ''], reading) => {
      const one = parseAmount(text);
      return isPrice([one], unit !== '') && setRange(reading, 'price', { min: null, max: one.value });
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w$.,])${amount}(${dollars}) (?:or (?:less|under|below)|max(?:imum)?|budget|tops)\b`,
      'g',
    ),
    read: ([text = '', unit = ''], reading) => {
      const one = parseAmount(text);
      return isPrice([one], unit !== '') && setRange(reading, 'price', { min: null, max: one.value });
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\w$])${priceWord}${least} ?${amount}(${dollars})${whole}`, 'g'),
    read: ([text = '', unit = ''], reading) => {
      const one = parseAmount(text);
      return isPrice([one], unit !== '') && setRange(reading, 'price', { min: one.value, max: null });
    },
  },
  {
    // A tenth to both sides, in whole thousands.
    pattern: new RegExp(
      String.raw`\b(?:around|about|roughly|approx(?:imately)?) ${amount}(${dollars})${whole}`,
      'g',
    ),
    read: ([text = '', unit = ''], reading) => {
      const one = parseAmount(text);
      const margin = Math.max(1000, Math.round(one.value / 10_000) * 1000);
      if (!isPrice([one], unit !== '')) return false;
      return setRange(reading, 'price', { min: Math.max(0, one.value - margin), max: one.value + margin });
    },
  },
  {
    pattern: new RegExp(String.raw`\bbudget(?: of| is|:)? ${amount}${whole}`, 'g'),
    read: ([text = ''], reading) => setRange(reading, 'price', { min: null, max: parseAmount(text).value }),
  },
  {
    // An amount alone is what somebody has to spend.
    pattern: new RegExp(String.raw`(?<![\w$.,])${amount}(${dollars})${whole}`, 'g'),
    read: ([text = '', unit = ''], reading) => {
      const one = parseAmount(text);
      const isStated = one.isDollars || one.isThousands || unit !== '';
      return isStated && setRange(reading, 'price', { min: null, max: one.value });
    },
  },
];

/** Upper end of a weekly band in dollars: 200 for "$150 - $200" and "Under $200"; null for an open one. */
function bandEnd(label: string): number | null {
  const [first, second] = label.match(/\d[\d,]*/g) ?? [];
  const end = /^under/i.test(label) ? first : second;
  return end === undefined ? null : Number(end.replace(/,/g, ''));
}

/** A limit of something unknown: "under 300" says nothing, and its number is no name. */
export const limitPhrase: Phrase = {
  pattern: new RegExp(String.raw`(?<![\w$])(?:${most}|${least}) ?\$? ?\d[\d,.]*(?![\d,.]*[\w%])`, 'g'),
  read: (_, reading, whole) => reading.ignored.push(whole.trim()) > 0,
};

const spans = '(?:week|wk|fortnight|month)';
const adverbs = 'pw|p/w|weekly|fortnightly|monthly';
/** In front of an amount. */
const rhythm = String.raw`\b(?:(?:a|per|each) ${spans}|${adverbs})(?: (?:(?:re)?payments?|price|cost|budget|rate)s?)?(?: (?:of|is))?`;
/** Behind an amount. */
const weekly = String.raw`(?:(?:a|per|each|/) ?${spans}|${adverbs})(?!\w)`;
/** Above this an amount behind "weekly" is a year or the price of the car. */
const mostWeekly = 1_500;

/** Adds the weekly bands between two amounts; where that says nothing, the words are ignored. */
function setWeekly(
  reading: Reading,
  labels: readonly string[],
  [low, high]: [number, number],
  whole: string,
): true {
  const isWithin = (end: number): boolean => end > low && end <= high;
  const bands = labels.filter((label) => isWithin(bandEnd(label) ?? Infinity));
  if (bands.length > 0 && /w(?:ee)?k|pw|p\/w/.test(whole)) addValues(reading, 'weekly_price_range', bands);
  else reading.ignored.push(whole.trim());
  return true;
}

/**
 * "under $200 a week", "$80 to $120 per week". Weekly prices are counted in bands: those that end at or below the amount. A
 * stock without weekly prices, or another rhythm than the week, is an amount that nothing answers, and is listed as ignored.
 * The rhythm may stand before its amount: "weekly under 200".
 */
export const weeklyPhrases = ({ values }: Vocabulary): Phrase[] => {
  const labels = Object.keys(values.weekly_price_range ?? {});
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\w$.,])(?:between |from )?${amount} ?${until} ?${amount}${dollars} ?${weekly}`,
        'g',
      ),
      read: ([one = '', other = ''], reading, whole) => {
        const [low, high] = parseEnds(one, other).map(({ value }) => value);
        return setWeekly(reading, labels, [low ?? 0, high ?? 0], whole);
      },
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\w$])(?:for )?(?:${most} |around |about )?${amount} ?${weekly}`,
        'g',
      ),
      read: ([text = ''], reading, whole) => setWeekly(reading, labels, [0, parseAmount(text).value], whole),
    },
    {
      pattern: new RegExp(
        String.raw`${rhythm} (?:between |from )?${amount} ?${until} ?${amount}${dollars}${whole}`,
        'g',
      ),
      read: ([one = '', other = ''], reading, words) => {
        const [low, high] = parseEnds(one, other).map(({ value }) => value);
        return (high ?? 0) <= mostWeekly && setWeekly(reading, labels, [low ?? 0, high ?? 0], words);
      },
    },
    {
      pattern: new RegExp(
        String.raw`${rhythm} (?:(?:${most}|around|about) )?${amount}${dollars}${whole}`,
        'g',
      ),
      read: ([text = ''], reading, words) => {
        const { value } = parseAmount(text);
        return value <= mostWeekly && setWeekly(reading, labels, [0, value], words);
      },
    },
  ];
};
