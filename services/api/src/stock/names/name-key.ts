/**
 * What makes two spellings one name: "Land Cruiser", "LandCruiser" and "LANDCRUISER" have the key "landcruiser". A plus
 * sign counts, because a G10+ is no G10.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]+/g, '');

/** The words of a name; underscores of exporters are spaces. */
export const wordsOf = (text: string): string[] => text.split(/[\s_]+/).filter(Boolean);

/** "SERIES" as "Series"; short words and those with digits may be names as they are. */
const plainWord = (word: string): string =>
  word.length <= 3 || /\d/.test(word) || word !== word.toUpperCase()
    ? word
    : word
        .toLowerCase()
        .replace(
          /(^|[^\p{L}])(\p{L})/gu,
          (_all, before: string, letter: string) => before + letter.toUpperCase(),
        );

/** A name without the capitals of a source that shouts. */
export const plainSpelling = (name: string): string => wordsOf(name).map(plainWord).join(' ');
