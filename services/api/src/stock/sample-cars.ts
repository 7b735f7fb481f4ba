import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { stockCondition } from './stock-filter';

/** A state that no other sample has counts as much as so many facts. */
const stateWeight = 10;
/** Newest cars that samples are chosen from. */
const mostRead = 1000;

const sampleRow = z.object({
  id: z.int(),
  slug: z.string(),
  /** What decides which parts its page has, such as `status sold`. */
  states: z.array(z.string()),
  /** What it is one of, such as `body Ute`. */
  kinds: z.array(z.string()),
  /** Names of the facts that it has. */
  facts: z.array(z.string()),
});

/** A car that stands for others of its kind. */
export type SampleCar = Pick<z.output<typeof sampleRow>, 'id' | 'slug'>;

/**
 * Cars of a site that differ most: in status and reservation, then in type, body and which facts they have. The first
 * has the most of them, each further one what the others lack.
 *
 * @param most how many at most
 */
export async function sampleCars(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { slug, config }: SiteBundle,
  most: number,
): Promise<SampleCar[]> {
  const cars = await db.withSite(slug, (tx) =>
    query(
      tx,
      sampleRow,
      sql`select id, slug, array[
            'status ' || status,
            case when reservation_id is null and data->>'reserved' is distinct from 'true' then 'free' else 'reserved' end
          ] as states, array['type ' || car_type, 'body ' || coalesce(data->>'simple_body', '')] as kinds, array(select key from jsonb_each_text(data) where coalesce(value, '') not in ('', '[]', 'false')) as facts
        from cars where ${stockCondition(config, now())} order by id desc limit ${mostRead}`,
    ),
  );
  const facts = new Set(cars.flatMap((car) => car.facts));
  const left = cars.map((car) => {
    const own = new Set(car.facts);
    const missing = [...facts].filter((fact) => !own.has(fact)).map((fact) => `no ${fact}`);
    return { ...car, kinds: [...car.kinds, ...car.facts, ...missing] };
  });
  const known = new Set<string>();
  const chosen: SampleCar[] = [];
  while (chosen.length < most) {
    const unseen = (of: readonly string[]): number => of.filter((kind) => !known.has(kind)).length;
    const measure = (car: (typeof left)[number]): number =>
      chosen.length === 0 ? car.facts.length : unseen(car.states) * stateWeight + unseen(car.kinds);
    const best = left.reduce<(typeof left)[number] | null>(
      (found, car) => (found && measure(found) >= measure(car) ? found : car),
      null,
    );
    if (!best || measure(best) === 0) break;
    left.splice(left.indexOf(best), 1);
    for (const kind of [...best.states, ...best.kinds]) known.add(kind);
    chosen.push({ id: best.id, slug: best.slug });
  }
  return chosen;
}
