import { hrefs, toSlug } from 'shared-contracts/routes';

/** Addresses of makes that stock was imported under before each make had one name. */
const formerMakes: Readonly<Record<string, string>> = {
  alfa: 'alfa-romeo',
  aston: 'aston-martin',
  great: 'great-wall',
  'isuzu-ute': 'isuzu',
  land: 'land-rover',
};

/** Beginnings of names that imports cut there. No model bears one alone, so an address with it means the whole name. */
const cutNames = new Set(
  '1 2 3 4 5 6 7 8 3d 5d amg atto deliver edeliver eclipse f fj flying gr grand haval land marco mark model mr pt rav rs santa tank trucks x xc'.split(
    ' ',
  ),
);

const squeeze = (slug: string): string => slug.replace(/-/g, '');
const bySlug = (names: readonly string[], slug: string): string | undefined =>
  names.find((name) => toSlug(name) === slug);

/** The make an old address means: its name as the stock has it. */
export const movedMake = (makes: readonly string[], slug: string): string | undefined =>
  bySlug(makes, slug) ?? bySlug(makes, formerMakes[slug] ?? slug);

/** Models of a make that an old address of a model means: the same name written otherwise, or the whole of a cut one. */
export function movedModels(make: string, models: readonly string[], slug: string): string[] {
  const [own, prefix] = [squeeze(slug), squeeze(toSlug(make))];
  const written = models.filter((model) => {
    const name = squeeze(toSlug(model));
    // "mazda3" is the Mazda 3, and "3" the MG3.
    return [name, prefix + name].includes(own) || prefix + own === name;
  });
  if (written.length > 0 || !cutNames.has(slug)) return written;
  return models.filter(
    (model) => toSlug(model).startsWith(slug) && /^[-\d]/.test(toSlug(model).slice(slug.length)),
  );
}

/** Where an old address of a make or model leads; several models are the make's page with all of them chosen. */
export function movedHref(make: string, models: readonly string[]): string {
  const [only, ...others] = models;
  if (only === undefined) return hrefs.make(make);
  if (others.length === 0) return hrefs.makeModel(make, only);
  return hrefs.search({ filters: { model: [...models] } }, hrefs.make(make));
}
