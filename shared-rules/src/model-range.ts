import type { Model } from 'shared-contracts/entities/content';
import { toSlug } from 'shared-contracts/routes';

type Bodies = Pick<Model, 'manufacturer_body' | 'manufacturer_body2' | 'manufacturer_body3'>;

/** A category of the range: what its tab says, and its word in the address. */
export interface ModelCategory {
  label: string;
  slug: string;
}

const bodiesOf = (model: Bodies): string[] =>
  [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3].filter(
    (body): body is string => Boolean(body),
  );

/** "All New Kluger" for a model whose status is set, "Kluger" for any other (SHL-049). */
export const modelTitle = ({ name, status }: Pick<Model, 'name' | 'status'>): string =>
  status ? `All New ${name}` : name;

/** A model by its make too: "Toyota Corolla", and "Mazda3" where the name says its make. */
export const withMake = (make: string, name: string): string =>
  name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;

/** The names that stock may have a model under: a Mazda3 is a "3" too, where its name says its make. */
export function stockNames(make: string, name: string): string[] {
  const behindMake = withMake(make, name) === name ? name.slice(make.length).trim() : '';
  return behindMake ? [name, behindMake] : [name];
}

/** The distinct categories of a range, each where a model first names it (SHL-048). */
export function modelCategories(models: readonly Bodies[]): ModelCategory[] {
  const bySlug = new Map<string, ModelCategory>();
  for (const label of models.flatMap(bodiesOf)) {
    const slug = toSlug(label);
    if (!bySlug.has(slug)) bySlug.set(slug, { label, slug });
  }
  return [...bySlug.values()];
}

/** Models that name a category in any of their three bodies (SHL-048). */
export const modelsIn = <T extends Bodies>(models: readonly T[], categorySlug: string): T[] =>
  models.filter((model) => bodiesOf(model).some((body) => toSlug(body) === categorySlug));
