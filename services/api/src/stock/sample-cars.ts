import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { stockCondition } from './stock-filter';

/** Newest cars that samples are chosen from. */
const mostRead = 1000;

const sampleRow = z.object({
  id: z.int(),
  slug: z.string(),
  /** What it is one of, such as `status sold`. */
  kinds: z.array(z.string()),
  /** Names of the facts that it has. */
  facts: z.array(z.string()),
});

/** A car that stands for others of its kind. */
export type SampleCar = Pick<z.output<typeof sampleRow>, 'id' | 'slug'>;

/**
 * Cars of a site that differ most: in type, status and body, and in which facts they have. The first has the most of
 * them, each further one what the others lack.
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
            'type ' || car_type, 'status ' || status, 'body ' || coalesce(data->>'simple_body', ''),
            case when reservation_id is null then 'free' else 'reserved' end
          ] as kinds, array(select key from jsonb_each_text(data) where coalesce(value, '') not in ('', '[]', 'false')) as facts
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
    const measure = (car: (typeof left)[number]): number =>
      chosen.length === 0 ? car.facts.length : car.kinds.filter((kind) => !known.has(kind)).length;
    const best = left.reduce<(typeof left)[number] | null>(
      (found, car) => (found && measure(found) >= measure(car) ? found : car),
      null,
    );
    if (!best || measure(best) === 0) break;
    left.splice(left.indexOf(best), 1);
    for (const kind of best.kinds) known.add(kind);
    chosen.push({ id: best.id, slug: best.slug });
  }
  return chosen;
}
