/** Models known by another name than their badge says. */
const SERIES: readonly {
  make: RegExp;
  model: RegExp;
  names: (match: RegExpExecArray) => string[];
}[] = [
  // BMW 320i is a 3 Series; so is what a feed calls just "3".
  {
    make: /^bmw$/,
    model: /^([1-8])(?:\d\d[a-z]{0,2}| ?series)?$/,
    names: ([, n]) => [`${n} series`, `${n}series`, `bmw${n}`],
  },
  // Mercedes-Benz C200 is a C-Class.
  {
    make: /^mercedes/,
    model: /^(gl[abces]|cl[as]|a|b|c|e|g|s|v|x)(?: ?\d{2,3}[a-z]{0,2}|[ -]?class)?$/,
    names: ([, letters]) => [`${letters}-class`, `${letters}class`],
  },
];

/** Words that listings write as one and shoppers as two. */
const COMPOUNDS: Readonly<Record<string, string>> = {
  landcruiser: 'land cruiser',
  crosstrek: 'cross trek',
};

/** "cx5" as "cx 5", "RAV4" as "rav 4"; one-letter trims behind the number stay with it ("320i"). */
const apart = (text: string): string =>
  text.replace(/([a-z])(\d)/g, '$1 $2').replace(/(\d)([a-z]{2,})/g, '$1 $2');

const words = (text: string): string[] => text.split(/[^a-z0-9]+/).filter(Boolean);

/** Every spelling of one name: as it stands, joined, and with letters and digits apart. */
function spellings(name: string): string[] {
  const parts = words(name);
  const found = [name, parts.join(' '), parts.map(apart).join(' ')];
  // "cx5", "xtrail", "dmax". Two long words stay apart: "rangerover" would be found by "ranger".
  const [first = '', second = ''] = parts;
  if (second !== '' && (/\d/.test(second) || Math.min(first.length, second.length) <= 2))
    found.push(first + second);
  return found.concat(parts.flatMap((part) => COMPOUNDS[part] ?? []));
}

/** Names of the series a model belongs to: "3 series" for a BMW 320i. */
export function seriesNames(make: string, model: string): string[] {
  const [brand, name] = [make.toLowerCase().trim(), model.toLowerCase().trim()];
  return SERIES.flatMap(({ make: makes, model: models, names }) => {
    const match = makes.test(brand) ? models.exec(name) : null;
    return match ? names(match) : [];
  });
}

/**
 * Text to search models in: "cx-5 cx 5 cx5" for a CX-5 (D-65). Meilisearch splits at spaces, hyphens and dots but
 * not between letters and digits, so "cx5", "rav 4" and "mazda3" find nothing without it.
 *
 * @param make "Mazda"
 * @param model "CX-5", "3", "Mazda3"
 */
export function modelAlias(make: string, model: string): string {
  const brand = make.toLowerCase().trim();
  const camelSplit = model
    .replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  const name = model.toLowerCase().trim();
  const found = [...spellings(name), ...(camelSplit === name ? [] : spellings(camelSplit))];
  // "Mazda 3" is typed "mazda3", "MG 3" "mg3"; "Mazda3" is typed "mazda 3".
  if (/^\d{1,4}[a-z]?$/.test(name) && /^[a-z]+$/.test(brand)) found.push(`${brand}${name}`);
  found.push(...seriesNames(make, model));
  return [...new Set(found)].filter(Boolean).join(' ');
}

/**
 * Words of letters and digits in an alias ("mazda3", "rav4"): a typo away from another model, so they are matched
 * as typed ("mazda3" is not "mazda2").
 */
export const exactWords = (alias: string): string[] =>
  words(alias).filter((word) => /[a-z]/.test(word) && /\d/.test(word));
