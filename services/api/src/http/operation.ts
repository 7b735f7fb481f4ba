import type { SearchService } from 'service-search';
import type * as z from 'zod/mini';
import type { ApiOutput, EndpointName } from 'shared-contracts/api/endpoints';
import type { ApiSchemas } from 'shared-contracts/api/schemas';
import type { TenantConfig } from 'shared-contracts/site-config';
import type { Database } from '../database/database';
import type { Logger } from '../logger';
import type { SiteBundle } from '../sites/site-bundle';
import type { NewCookies } from './cookies';
import type { Visitor } from './visitor';

/** What every operation may use. */
export interface Services {
  db: Database;
  search: SearchService;
  now: () => Date;
  log: Logger;
}

/** One call: its site, its visitor, its key. */
export interface CallContext {
  site: SiteBundle;
  config: TenantConfig;
  visitor: Visitor;
  /** Idempotency key as it was sent, unchecked. */
  key: string | null;
  signal: AbortSignal | undefined;
}

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : never;

/** Checked input of an endpoint. */
export interface OperationInput<N extends EndpointName> {
  params: Parsed<ApiSchemas[N]['params']>;
  query: Parsed<ApiSchemas[N]['query']>;
  body: Parsed<ApiSchemas[N]['body']>;
}

/** Answer of an operation; status 200 by default. */
export interface Outcome<N extends EndpointName> {
  status?: number;
  headers?: Record<string, string>;
  cookies?: NewCookies;
  body: ApiOutput<N>;
}

/** An endpoint without transport: expected failures are thrown as `ApiFailure`. */
export type Operation<N extends EndpointName> = (
  input: OperationInput<N>,
  context: CallContext,
) => Promise<Outcome<N>>;

export type Operations = { [N in EndpointName]: Operation<N> };
