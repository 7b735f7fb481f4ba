import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import type { ImportOptions, ImportResult } from '../stock/stock';
import { makeDealership, startTestPlatform, writeSite, type TestPlatform } from './test-platform';

/** Dealerships of the two sites. */
export const alpha = { id: 1, slug: 'alpha-yard' };
const beta = { id: 2, slug: 'beta-yard' };

/** First line of a file of listings. */
export const header =
  'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price';
/** A line of such a file. */
export const hilux =
  'Toyota,2019,Hilux,Ute / Tray,2019 Toyota Hilux SR5 (4X4),USED,Automatic,"4 cyl, 2.8 L",4WD,Diesel,8.1 L / 100 km,81000,White / Black,"Kedron, QLD",4 cyl,Ute / Tray, 4 Doors, 5 Seats,45990';
/** A line with a Mazda CX-5, changed where the test says so. */
export const row = (changes: Partial<Record<string, string>> = {}) => {
  const names = header.split(',');
  const cells: Record<string, string> = {
    Brand: 'Mazda', Year: '2020', Model: 'CX-5', 'Car/Suv': 'SUV', Title: '2020 Mazda CX-5 Maxx', UsedOrNew: 'USED', Transmission: 'Automatic',
    Engine: '4 cyl, 2.5 L', DriveType: 'AWD', FuelType: 'Unleaded', FuelConsumption: '7.4 L / 100 km', Kilometres: '50000', ColourExtInt: 'Red / Black',
    Location: 'Caringbah, NSW', CylindersinEngine: '4 cyl', BodyType: 'SUV', Doors: ' 4 Doors', Seats: ' 5 Seats', Price: '30990', ...changes,
  }; // prettier-ignore
  return names.map((name) => `"${(cells[name] ?? '').replace(/"/g, '""')}"`).join(',');
};

/** A platform of two sites to import into. */
export interface ImportPlatform extends TestPlatform {
  /** Imports a file of its own with this text into the first site. */
  importText(text: string, options?: Partial<ImportOptions>, extension?: string): Promise<ImportResult>;
  /** Cars of the first site. */
  found(filter: string): Promise<Car[]>;
  /** Makes of a site with their cars, as the page's filters count them. */
  counted(site: string): Promise<Record<string, number> | undefined>;
  /** Removes every car. */
  empty(): Promise<void>;
}

/** Starts it; `close` ends it. */
export async function startImportPlatform(): Promise<ImportPlatform> {
  const platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: [alpha.slug] } },
      dealerships: [makeDealership(alpha)],
    });
    await writeSite(folder, 'beta', 2, {
      site: { site: { dealerships: [beta.slug] } },
      dealerships: [makeDealership(beta)],
    });
  });
  let files = 0;
  let searches = 0;
  /** Never the same question twice: the gateway keeps an answer for two seconds (D-02). */
  const anyYear = (): string => `year > ${(searches += 1)}`;
  const { db } = platform.database;
  return {
    ...platform,
    importText: async (text, options = {}, extension = 'csv') => {
      const file = join(platform.home, `stock-${(files += 1)}.${extension}`);
      await writeFile(file, text);
      return platform.api.stock.importFile({ site: 'alpha', file, ...options });
    },
    found: (filter) =>
      platform.api.call(platform.site('alpha'))('listCars', {
        query: { filter: `(${filter}) AND ${anyYear()}`, limit: 100 },
      }),
    counted: async (site) => {
      const [answer] = await platform.search.query(platform.site(site).config, [
        { indexUid: 'cars_production', facets: ['make'], filter: [anyYear()] },
      ]);
      return answer?.facetDistribution?.['make'];
    },
    empty: async () => {
      await db.asWorker((tx) =>
        tx.execute(sql`update cars set withdrawn_at = now(), version = nextval('stock_version')`),
      );
      await platform.api.stock.indexed();
      await db.asWorker((tx) => tx.execute(sql`delete from cars`));
    },
  };
}
