import * as z from 'zod/mini';
import type { SiteBundle } from 'service-api';
import { reservationStates } from 'service-api/reservation-state';
import { releaseNameSchema } from 'shared-contracts/remote/manifest';
import { UsageError } from '../errors';
import type { Core } from '../core/core';
import { StartError } from '../errors';

/** What an operation gets besides its arguments. */
export interface OperationContext {
  progress: (text: string) => void;
  signal: AbortSignal;
}

interface Operation<Args, Result> {
  args: z.ZodMiniType<Args>;
  run: (core: Core, args: Args, context: OperationContext) => Promise<Result>;
}

const operation = <Args, Result>(
  args: z.ZodMiniType<Args>,
  run: Operation<Args, Result>['run'],
): Operation<Args, Result> => ({ args, run });

const count = (value: number): string => value.toLocaleString('en-AU');
const phases = { reading: 'reading', applying: 'applying', indexing: 'indexing' } as const;

/** User and host of a command. */
const operator = z.string().check(z.maxLength(200));
const day = /^\d{4}-\d{2}-\d{2}$/;
/** A normalised mobile number. */
const mobile = z
  .string()
  .check(z.regex(/^04\d{8}$/, { error: 'must be a mobile number such as 0412345678' }));
/** Leads that one call exports; the command asks until there are no more. */
const exportedAtOnce = 500;

/** The site of a slug. Throws a `UsageError` that names the command which lists the slugs. */
function siteOf(sites: Core['sites'], slug: string): SiteBundle {
  const site = sites.bySlug(slug);
  if (!site)
    throw new UsageError(`There is no site "${slug}". "npx forecourt sites list" names those there are.`);
  return site;
}

/**
 * What commands ask a platform to do: in the running one over its socket, or in the command's own process when
 * none runs.
 */
export const operations = {
  'stock.import': operation(
    z.object({
      site: z.string(),
      file: z.string(),
      mapping: z.optional(z.string()),
      source: z.optional(z.string()),
      mayWithdrawMost: z.optional(z.boolean()),
    }),
    ({ api }, { site, file, mapping, source, mayWithdrawMost = false }, { progress, signal }) =>
      api.stock.importFile({
        site,
        file,
        ...(mapping === undefined ? {} : { mapping }),
        ...(source === undefined ? {} : { source }),
        mayWithdrawMost,
        signal,
        onProgress: ({ phase, done, total }) =>
          progress(`${phases[phase]} ${count(done)}${total === null ? '' : ` of ${count(total)}`} rows`),
      }),
  ),
  'stock.counts': operation(z.object({}), ({ api }) => api.stock.counts()),
  'search.rebuild': operation(z.object({}), async ({ api }) => ({ cars: await api.stock.rebuildIndex() })),
  'release.plan': operation(
    z.object({ name: releaseNameSchema, version: z.optional(z.string()) }),
    ({ releases }, { name, version }) => releases.plan(name, version),
  ),
  'release.accept': operation(
    z.object({
      folders: z.array(z.string()).check(z.minLength(1)),
      exception: z.optional(
        z.object({ retired: z.array(z.string()), because: z.string().check(z.minLength(1)) }),
      ),
    }),
    async ({ releases }, { folders, exception }, { progress }) => {
      progress('checking against what is live');
      const accepted = await releases.accept(folders, { exception });
      return {
        releases: accepted.releases.map(({ name, version }) => ({ name, version })),
        notes: accepted.notes,
      };
    },
  ),
  'release.promote': operation(
    z.object({
      releases: z.array(z.object({ name: releaseNameSchema, version: z.string() })).check(z.minLength(1)),
      sites: z.optional(z.array(z.string())),
      percent: z.optional(z.int().check(z.gte(1), z.lte(100))),
      by: z.optional(operator),
    }),
    async ({ releases }, { releases: wanted, sites, percent, by }, { progress }) => {
      progress('checking against what is live');
      const target = { ...(sites ? { sites } : {}), ...(percent === undefined ? {} : { percent }) };
      const reach = sites || percent !== undefined ? target : undefined;
      return { notes: await releases.promote(wanted, { target: reach, by }) };
    },
  ),
  'release.rollback': operation(
    z.object({ name: releaseNameSchema, by: z.optional(operator), isForced: z.optional(z.boolean()) }),
    async ({ releases }, { name, by, isForced }) => {
      const version = await releases.rollback(name, by, isForced);
      const live = releases.status().releases.find((release) => release.name === name);
      return { version, targeted: live?.targeted ?? [] };
    },
  ),
  'release.history': operation(
    z.object({ limit: z.int().check(z.gte(1), z.lte(1000)) }),
    async ({ api }, { limit }) => ({ changes: await api.releases.history(limit) }),
  ),
  'release.status': operation(z.object({}), async ({ releases }) => releases.status()),
  'release.link': operation(
    z.object({ site: z.string(), override: z.string(), hours: z.number().check(z.gt(0), z.lte(168)) }),
    async ({ releases }, { site, override, hours }) => ({ address: releases.link(site, override, hours) }),
  ),
  'sites.list': operation(z.object({}), async ({ sites }) => ({
    sites: sites
      .all()
      .map(({ slug, config }) => ({ slug, name: config.site.name, hosts: config.site.hosts })),
    refused: sites.refused(),
  })),
  'leads.list': operation(
    z.object({
      site: z.optional(z.string()),
      state: z.optional(
        z.enum(['pending', 'delivered', 'dead'], { error: 'must be pending, delivered or dead' }),
      ),
      limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    }),
    async ({ api, sites }, { site, state, limit }) => {
      if (site !== undefined) siteOf(sites, site);
      return {
        leads: await api.leads.list({
          ...(site === undefined ? {} : { site }),
          ...(state === undefined ? {} : { state }),
          ...(limit === undefined ? {} : { limit }),
        }),
        counts: await api.leads.counts(),
      };
    },
  ),
  'leads.replay': operation(z.object({ leadId: z.optional(z.int()) }), async ({ api }, { leadId }) => {
    if (leadId !== undefined && !(await api.leads.find(leadId)))
      throw new UsageError(`There is no lead ${leadId}, see "leads list".`);
    return { deliveries: await api.leads.replay(leadId === undefined ? {} : { leadId }) };
  }),
  'leads.reconcile': operation(z.object({}), ({ api }) => api.leads.reconcile()),
  'leads.show': operation(z.object({ leadId: z.int() }), async ({ api }, { leadId }) => ({
    lead: await api.leads.find(leadId),
  })),
  'leads.export': operation(
    z.object({
      site: z.string(),
      firstDay: z.optional(z.string().check(z.regex(day, { error: 'must be a day such as 2026-12-02' }))),
      lastDay: z.optional(z.string().check(z.regex(day, { error: 'must be a day such as 2026-12-02' }))),
      afterId: z.optional(z.int()),
    }),
    async ({ api, sites }, { site, ...filter }) => {
      const { timezone } = siteOf(sites, site).config.site;
      return { leads: await api.leads.export({ ...filter, site, timezone, limit: exportedAtOnce }) };
    },
  ),
  'reservations.list': operation(
    z.object({
      site: z.optional(z.string()),
      state: z.optional(
        z.enum(reservationStates, { error: `must be one of ${reservationStates.join(', ')}` }),
      ),
      limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    }),
    async ({ api, sites }, { site, state, limit }) => {
      if (site !== undefined) siteOf(sites, site);
      return {
        reservations: await api.reservations.list({
          ...(site === undefined ? {} : { site }),
          ...(state === undefined ? {} : { state }),
          ...(limit === undefined ? {} : { limit }),
        }),
      };
    },
  ),
  'reservations.confirm': operation(z.object({ reference: z.string() }), async ({ api }, { reference }) => ({
    outcome: await api.reservations.confirm(reference),
  })),
  'reservations.release': operation(z.object({ reference: z.string() }), async ({ api }, { reference }) => ({
    outcome: await api.reservations.release(reference),
  })),
  'people.find': operation(
    z.object({ phone: mobile, site: z.optional(z.string()) }),
    async ({ api, sites }, { phone, site }) => {
      if (site !== undefined) siteOf(sites, site);
      return { sites: await api.people.find(phone, site) };
    },
  ),
  // One site at a time, so that no answer of the platform is too long.
  'people.export': operation(z.object({ phone: mobile, site: z.string() }), ({ api }, { phone, site }) =>
    api.people.export(phone, site),
  ),
  'people.delete': operation(
    z.object({ phone: mobile, site: z.optional(z.string()) }),
    async ({ api }, { phone, site }) => ({ erased: await api.people.erase(phone, site) }),
  ),
  'clock.set': operation(
    z.object({
      at: z.nullable(
        z
          .string()
          .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'must be an ISO date' })),
      ),
    }),
    async ({ environment, clock }, { at }) => {
      if (!environment.isTest) throw new StartError('The clock can be set only when FORECOURT_TEST=1.');
      clock.set(at === null ? null : new Date(at));
      return { now: clock.now().toISOString() };
    },
  ),
} as const;

export type OperationName = keyof typeof operations;
export type OperationArgs<N extends OperationName> = z.input<(typeof operations)[N]['args']>;
export type OperationResult<N extends OperationName> = Awaited<ReturnType<(typeof operations)[N]['run']>>;

/** Runs one operation by name; bad arguments are named. */
export async function operate(
  core: Core,
  name: string,
  args: unknown,
  context: OperationContext,
): Promise<unknown> {
  if (!Object.hasOwn(operations, name))
    throw new UsageError(`This platform knows no operation "${name}". It is of another version; restart it.`);
  const known = operations[name as OperationName] as Operation<unknown, unknown>; // each entry parses its own arguments
  const parsed = z.safeParse(known.args, args);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new UsageError(`${issue?.path.join('.') || 'The call'}: ${issue?.message ?? 'is not valid'}.`);
  }
  return known.run(core, parsed.data, context);
}
