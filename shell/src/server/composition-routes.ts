import type { RenderInput } from 'shared-contracts/remote/shell-server';
import { createRouteTable, type RouteTable } from '../routing/route-table';

/** Compositions whose route tables are kept. */
const keptTables = 24;

const tables = new Map<string, RouteTable>();

/** Route table of a composition. Equal compositions declare equal routes. */
export function routeTableOf({ composition, releases }: RenderInput): RouteTable {
  const kept = tables.get(composition);
  if (kept) return kept;
  const table = createRouteTable(releases);
  tables.set(composition, table);
  const [oldest] = tables.keys();
  if (tables.size > keptTables && oldest !== undefined) tables.delete(oldest);
  return table;
}
