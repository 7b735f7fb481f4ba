import type { RenderInput } from 'shared-contracts/remote/shell-server';
import { createRouteTable, garagePathsOf, type RouteTable } from '../routing/route-table';

/** Compositions whose route tables are kept. */
const keptTables = 24;

const tables = new Map<string, RouteTable>();

/** Route table of a composition on a site. Equal compositions declare equal routes; a site adds its garage. */
export function routeTableOf({ composition, releases, site }: RenderInput): RouteTable {
  const garagePaths = garagePathsOf(site);
  const key = [composition, ...garagePaths].join(' ');
  const kept = tables.get(key);
  if (kept) return kept;
  const table = createRouteTable(releases, garagePaths);
  tables.set(key, table);
  const [oldest] = tables.keys();
  if (tables.size > keptTables && oldest !== undefined) tables.delete(oldest);
  return table;
}
