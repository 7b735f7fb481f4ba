import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../ports';
import { loggedPath } from './logged-path';
import { reportsPath } from './reports-path';
import { siteOf } from './site-hook';

/** One kind of violation is written down once in this time, with how often it came since. */
const silenceMs = 60 * 60_000;
/** Kinds of violations of a site that are counted apart at a time; its pages have few. */
const mostKinds = 100;

const text = z.string().check(z.maxLength(2000));
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
});
const reportTo = z.array(
  z.object({
    type: text,
    body: z.optional(
      z.object({ documentURL: text, effectiveDirective: text, blockedURL: z.optional(z.nullable(text)) }),
    ),
  }),
);

interface Violation {
  /** Path of the page: what follows it may be about a person. */
  path: string;
  directive: string;
  /** Origin of what was blocked, or a word such as `inline`. */
  blocked: string;
}

const directiveName = /^[a-z-]{3,40}$/;
const pathOf = (address: string): string =>
  URL.canParse(address) ? loggedPath(new URL(address).pathname) : 'unknown';

function blockedBy(address: string | null | undefined): string {
  if (!address) return 'inline';
  if (!URL.canParse(address)) return /^[a-z-]{1,40}$/.test(address) ? address : 'unknown';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

const violation = (path: string, directive: string, blocked: string | null | undefined): Violation => ({
  path: pathOf(path),
  directive: directiveName.test(directive) ? directive : 'unknown',
  blocked: blockedBy(blocked),
});

/** Reads both forms of reports; none for anything else. */
function readViolations(body: unknown): Violation[] {
  const single = z.safeParse(reportUri, body);
  if (single.success) {
    const report = single.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
    return [violation(report['document-uri'], directive, report['blocked-uri'])];
  }
  const list = z.safeParse(reportTo, body);
  if (!list.success) return [];
  return list.data.flatMap(({ type, body: report }) =>
    type === 'csp-violation' && report
      ? [violation(report.documentURL, report.effectiveDirective, report.blockedURL)]
      : [],
  );
}

interface Kind {
  /** Violations since it was last written down. */
  count: number;
  writtenMs: number;
}

/** The entry of a kind, which is made where there is room; null where there is none. */
function kindOf(kinds: Map<string, Kind>, key: string, nowMs: number): Kind | null {
  const known = kinds.get(key);
  if (known) return known;
  if (kinds.size >= mostKinds) {
    for (const [other, { writtenMs }] of kinds) if (nowMs - writtenMs >= silenceMs) kinds.delete(other);
    if (kinds.size >= mostKinds) return null;
  }
  const kind = { count: 0, writtenMs: -Infinity };
  kinds.set(key, kind);
  return kind;
}

/**
 * Takes reports of the Content-Security-Policy and writes each kind down once an hour: a script that was put into
 * a page, or content of a dealer that the policy does not allow. A flood of made-up kinds hides new ones of its own
 * site only, and for an hour at most.
 */
export function addPolicyReports(scope: FastifyInstance, { log, now }: { log: Log; now: () => Date }): void {
  const kindsOfSites = new Map<string, Map<string, Kind>>();
  for (const type of ['application/csp-report', 'application/reports+json'])
    scope.addContentTypeParser(type, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
  scope.post(reportsPath, async (request, reply) => {
    const site = siteOf(request).slug;
    const nowMs = now().getTime();
    const kinds = kindsOfSites.get(site) ?? new Map<string, Kind>();
    kindsOfSites.set(site, kinds);
    for (const found of readViolations(request.body)) {
      if (/^[a-z-]+-extension:/.test(found.blocked)) continue; // of an extension of the visitor’s browser
      const kind = kindOf(kinds, `${found.directive} ${found.blocked}`, nowMs);
      if (!kind) continue;
      kind.count += 1;
      if (nowMs - kind.writtenMs < silenceMs) continue;
      log.warn(
        { event: 'policy-violation', site, ...found, count: kind.count },
        'a page’s policy blocked something',
      );
      Object.assign(kind, { count: 0, writtenMs: nowMs });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
