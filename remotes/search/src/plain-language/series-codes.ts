/* A table of facts, one line each. */

import type { Lexicon } from './lexicon';
import { squeeze } from './spelling';

/** A generation of a model by the maker's code, which no listing says. */
interface Series {
  code: string;
  /** The car that it belongs to; it is added where none of these words stands beside the code. */
  names: readonly [string, ...string[]];
  from: number;
  /** Null for one that is still built. */
  to: number | null;
  /** The code says too little by itself: it counts only beside one of the names. */
  needsName?: true;
}

const bmw = (code: string, series: string, from: number, to: number | null): Series =>
  ({ code, names: [`${series} series`, 'bmw m', `m${series}`, `${series}\\d\\di`, `${series}\\d\\dd`], from, to }); // prettier-ignore
const benz = (code: string, letter: string, from: number, to: number | null): Series =>
  ({ code, names: [`${letter} class`, `${letter}-class`, `${letter} ?\\d{2,3}`], from, to }); // prettier-ignore
const holden = (code: string, from: number, to: number): Series => {
  const names = ['holden', 'commodore', 'calais', 'hsv', 'berlina', 'caprice', 'statesman', 'ss', 'ssv', 'sv6', 'redline'] as const; // prettier-ignore
  return { code, names, from, to, needsName: true };
};
const falcon = (code: string, from: number, to: number): Series =>
  ({ code, names: ['falcon', 'fairmont', 'xr6', 'xr8', 'g6e', 'fpv'], from, to, needsName: true }); // prettier-ignore

const all: readonly Series[] = [
  holden('vt', 1997, 2000), holden('vx', 2000, 2002), holden('vy', 2002, 2004), holden('vz', 2004, 2007),
  holden('ve', 2006, 2013), holden('vf', 2013, 2017),
  falcon('ba', 2002, 2005), falcon('bf', 2005, 2010), falcon('fg ?x', 2014, 2016), falcon('fg', 2008, 2014),
  { code: 'px ?(?:1|i)', names: ['ranger'], from: 2011, to: 2015 },
  { code: 'px ?(?:2|ii)', names: ['ranger'], from: 2015, to: 2018 },
  { code: 'px ?(?:3|iii)', names: ['ranger'], from: 2018, to: 2022 },
  { code: 'px', names: ['ranger'], from: 2011, to: 2022, needsName: true },
  { code: 'n70', names: ['hilux'], from: 2005, to: 2015 }, { code: 'n80', names: ['hilux'], from: 2015, to: null },
  { code: 'd22', names: ['navara'], from: 1997, to: 2015 }, { code: 'd40', names: ['navara'], from: 2005, to: 2015 },
  { code: 'd23|np ?300', names: ['navara'], from: 2015, to: null },
  { code: 'y61|gu', names: ['patrol'], from: 1997, to: 2016, needsName: true },
  { code: 'y62', names: ['patrol'], from: 2012, to: null },
  { code: 'mn', names: ['triton'], from: 2009, to: 2015, needsName: true },
  { code: 'mq', names: ['triton'], from: 2015, to: 2018, needsName: true },
  { code: 'bk', names: ['mazda 3', 'mazda3'], from: 2003, to: 2009, needsName: true },
  { code: 'bl', names: ['mazda 3', 'mazda3'], from: 2009, to: 2013, needsName: true },
  { code: 'bm', names: ['mazda 3', 'mazda3'], from: 2013, to: 2016, needsName: true },
  { code: 'bn', names: ['mazda 3', 'mazda3'], from: 2016, to: 2019, needsName: true },
  { code: 'mk ?5', names: ['golf'], from: 2004, to: 2009, needsName: true },
  { code: 'mk ?6', names: ['golf'], from: 2009, to: 2013, needsName: true },
  { code: 'mk ?7\\.5', names: ['golf'], from: 2017, to: 2021, needsName: true },
  { code: 'mk ?7', names: ['golf'], from: 2013, to: 2021, needsName: true },
  { code: 'mk ?8', names: ['golf'], from: 2021, to: null, needsName: true },
  bmw('e36', '3', 1991, 2000), bmw('e46', '3', 1998, 2006), bmw('e9[0123]', '3', 2005, 2013), bmw('f30', '3', 2012, 2019),
  bmw('g20', '3', 2019, null), bmw('e39', '5', 1996, 2003), bmw('e60', '5', 2003, 2010), bmw('f10', '5', 2010, 2017),
  bmw('g30', '5', 2017, 2023), bmw('e87', '1', 2004, 2011), bmw('f20', '1', 2011, 2019), bmw('f40', '1', 2019, null),
  { code: 'e70', names: ['x5'], from: 2007, to: 2013 }, { code: 'f15', names: ['x5'], from: 2013, to: 2018 },
  { code: 'g05', names: ['x5'], from: 2018, to: null }, { code: 'f25', names: ['x3'], from: 2010, to: 2017 },
  { code: 'g01', names: ['x3'], from: 2017, to: null },
  benz('w203', 'c', 2000, 2007), benz('w204', 'c', 2007, 2014), benz('w205', 'c', 2014, 2021), benz('w206', 'c', 2021, null),
  benz('w211', 'e', 2002, 2009), benz('w212', 'e', 2009, 2016), benz('w213', 'e', 2016, 2023),
  benz('w176', 'a', 2012, 2018), benz('w177', 'a', 2018, null),
]; // prettier-ignore

const patterns = all.map((series) => ({
  ...series,
  beside: new RegExp(String.raw`\b(?:${series.names.join('|')})\b`),
  standing: new RegExp(String.raw`(?<![\w'.-])(?:${series.code})(?![\w'.-])`),
}));

const years = ({ from, to }: Series): string => (to === null ? `${from} or newer` : `${from} to ${to}`);

/**
 * The codes of generations in a text as words that the grammar reads: "px3 wildtrak" is "ranger 2018 to 2022 wildtrak". A
 * year that is named says more than a code. Of a car that the stock does not have a code stays as it is.
 */
export function withoutCodes(text: string, lexicon: Lexicon): string {
  let result = text;
  for (const series of patterns) {
    const [name] = series.names;
    const isBeside = series.beside.test(text);
    if (!lexicon.has(squeeze(name)) || (series.needsName && !isBeside)) continue;
    const span = /\b(?:19|20)\d\d\b/.test(result) ? '' : years(series);
    const words = [isBeside ? '' : name, span].filter((part) => part !== '');
    result = result.replace(series.standing, words.map((part) => `| ${part} |`).join(' '));
  }
  return result;
}
