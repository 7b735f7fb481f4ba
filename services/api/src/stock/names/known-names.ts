import * as z from 'zod/mini';
import { nameKey } from './name-key';
import data from './known-names.json' with { type: 'json' };

const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(', ')),
);
const schema = z.record(
  z.string(),
  z.strictObject({
    models: list,
    /** Other names of the make. */
    alsoCalled: z.optional(list),
    /** Other names of its models; each stands for a model of the list. */
    modelsAlsoCalled: z.optional(z.record(z.string(), z.string())),
  }),
);

/** A make as its maker writes it, with its models by key; other names of a model lead to the model. */
export interface KnownMake {
  make: string;
  models: ReadonlyMap<string, string>;
}

/** Makes by key, under every name they have. */
export const knownMakes: ReadonlyMap<string, KnownMake> = new Map(
  Object.entries(z.parse(schema, data)).flatMap(([make, { models, alsoCalled, modelsAlsoCalled }]) => {
    const names = [
      ...models.map((model) => [model, model] as const),
      ...Object.entries(modelsAlsoCalled ?? {}),
    ];
    const known = { make, models: new Map(names.map(([name, model]) => [nameKey(name), model])) };
    return [make, ...(alsoCalled ?? [])].map((name) => [nameKey(name), known] as const);
  }),
);
