import { cleanText } from 'shared-rules/clean-text';
import type { StockCar } from '../stock';
import type { NamedListing } from './learn-models';
import type { NameBook } from './name-book';
import { nameKey, wordsOf } from './name-key';

type Named = Pick<StockCar, 'make' | 'model' | 'name' | 'badge'>;

/** How many of the words spell a name, however they are joined or cut; 0 when they do not begin with it. */
function wordsTaken(words: readonly string[], name: string): number {
  const key = nameKey(name);
  let own = '';
  for (const [at, word] of words.entries()) {
    own += nameKey(word);
    if (own === key && key !== '') return at + 1;
    if (!key.startsWith(own)) return 0;
  }
  return 0;
}

/** A title behind its year and make; null when it does not begin with its make. */
interface TitleParts {
  /** As the title says it; a source may give another one. */
  year: string;
  rest: string[];
}

/** @param makes names the make may have in the title */
function titleParts(name: string, makes: readonly string[]): TitleParts | null {
  const words = wordsOf(name);
  const year = /^(?:19|20)\d\d$/.test(words[0] ?? '') ? (words[0] ?? '') : '';
  const behindYear = year === '' ? words : words.slice(1);
  const taken = Math.max(...makes.map((make) => wordsTaken(behindYear, make)));
  return taken === 0 ? null : { year, rest: behindYear.slice(taken) };
}

const withoutStart = (words: readonly string[], start: string): readonly string[] =>
  words.slice(wordsTaken(words, start));

/** Sources repeat the model, or its last word, at the start of the badge: "Cooper Cooper S", "Accord Euro Euro". */
const withoutModel = (words: readonly string[], model: string): readonly string[] => {
  const behind = withoutStart(words, model);
  return model.includes(' ') ? withoutStart(behind, wordsOf(model).at(-1) ?? '') : behind;
};

/** Sources also repeat the whole title where the badge begins: "2016 Toyota Camry 2016 TOYOTA CAMRY ALTISE". */
function withoutTitle(words: readonly string[], makes: readonly string[]): readonly string[] {
  const again = titleParts(words.join(' '), makes);
  return again && again.year !== '' ? again.rest : words;
}

/** The words of a badge, without brackets around all of it; sources say "(No Badge)" where a car has none. */
const badgeText = (words: readonly string[]): string | null =>
  cleanText(
    words
      .join(' ')
      .replace(/\(?\bno badge\b\)?/gi, ' ')
      .replace(/^\s*\(([^()]*)\)\s*$/, '$1'),
  );

interface Model {
  model: string;
  /** Words of the title that belong to it. */
  taken: number;
}

/** "NX NX300": the source says the family, and the title the model after it. */
function modelBehindFamily(
  book: NameBook,
  make: string,
  own: string,
  rest: readonly string[],
  from: number,
): Model | null {
  const next = rest[from] ?? '';
  const [family, member] = [nameKey(own), nameKey(next)];
  const isMember =
    /^[a-z]+$/.test(family) && member.startsWith(family) && /^\d/.test(member.slice(family.length));
  return isMember && book.hasModel(make, next)
    ? { model: book.modelName(make, next), taken: from + 1 }
    : null;
}

function modelOf(book: NameBook, make: string, own: string, rest: readonly string[]): Model {
  const from = wordsTaken(rest, own);
  if (from === 0) {
    const known = book.hasModel(make, own) ? null : book.modelAt(make, rest, 1);
    return known ?? { model: book.modelName(make, own), taken: 0 };
  }
  return (
    modelBehindFamily(book, make, own, rest, from) ??
    book.modelAt(make, rest, from) ?? { model: book.modelName(make, own), taken: from }
  );
}

/** What a listing teaches about names; null when its title does not begin with its make and model. */
export function toNamedListing(car: Omit<Named, 'badge'>, book: NameBook): NamedListing | null {
  const joined = book.joinedMake(car.make, car.model);
  const make = joined ?? book.makeName(car.make);
  const rest = titleParts(car.name, joined === null ? [car.make, make] : [joined])?.rest ?? [];
  const own = joined === null ? car.model : (rest[0] ?? '');
  if (cleanText(own) === null || wordsTaken(rest, own) === 0) return null;
  const { taken } = modelOf(book, make, own, rest);
  return { make, model: rest.slice(0, taken).join(' '), rest: rest.slice(taken) };
}

/**
 * A car under the one name of its make and the one name of its model, which its title may know better than its source:
 * "Santa" of the title "2019 Hyundai Santa FE Highlander" is a Santa Fe with the badge Highlander.
 */
export function nameCar<Car extends Named>(car: Car, book: NameBook): Car {
  const given = cleanText(car.model);
  const joined = given === null ? null : book.joinedMake(car.make, given);
  const make = joined ?? book.makeName(car.make);
  const makes = joined === null ? [car.make, make] : [joined];
  const title = titleParts(car.name, makes);
  const rest = title?.rest ?? [];
  // A make without its model says nothing: the cells stay as they are.
  if (joined !== null && rest.length === 0) return car;
  const own = joined === null ? given : (rest[0] ?? '');
  const unknown = given === null ? wordsTaken(rest, car.model) : 0;
  const { model, taken } = own === null ? { model: '', taken: unknown } : modelOf(book, make, own, rest);
  const behind = withoutModel(withoutTitle(rest.slice(taken), makes), model);
  const stated = wordsOf(car.badge ?? '');
  // The badge may be what the title says behind the source's own model, or a cell of its own.
  const isOfTitle = nameKey(stated.join('')) === nameKey(rest.slice(wordsTaken(rest, given ?? '')).join(''));
  const extra = rest.slice(wordsTaken(rest, given ?? ''), taken).join(' ');
  const badge = badgeText(
    isOfTitle ? behind : withoutModel(withoutStart(withoutTitle(stated, makes), extra), model),
  );
  if (!title) return { ...car, make, model, badge };
  const name = [title.year, make, model, badgeText(behind) ?? ''];
  return { ...car, make, model, badge, name: name.filter(Boolean).join(' ') };
}
