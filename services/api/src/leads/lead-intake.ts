import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FormType, LeadFormValues } from 'shared-contracts/entities/lead';
import { serverCategories } from 'shared-contracts/entities/lead-kinds';
import { ApiFailure } from 'shared-contracts/errors';
import { validateLead } from 'shared-rules/lead-validation';
import { queryOne } from '../database/query';
import { errorFields } from '../error-message';
import type { CallContext, Services } from '../http/operation';
import { countCallIn } from '../http/rate-limit';
import { storable } from '../http/storable';
import { FORM_RATE_LIMIT } from './lead-limits';

const quarantinedRow = z.object({ id: z.string(), isNew: z.boolean() });

/** Longest text of a field that no rule limits; more is a mistake or an attack. */
const maxText = 4000;

/** A person cannot see the field, so only a program fills it (API-040). */
export const isBot = (values: LeadFormValues): boolean => (values.tracking ?? '') !== '';

/** Applies every rule of a form for the site (API-025). Throws `invalid_fields`. */
export function requireValid(
  form: FormType,
  values: LeadFormValues,
  context: CallContext,
  hasCar: boolean,
): void {
  const fields: Record<string, string> = { ...validateLead(form, values, context.config, { car: hasCar }) };
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string' && value.length > maxText)
      fields[field] ??= `Please use at most ${maxText} characters.`;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiFailure('invalid_fields', first, { fields });
}

/** A text without what makes no difference to a reader: case, spaces, signs and forms of letters. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const reservedLetters: ReadonlySet<string> = new Set(Object.values(serverCategories).map(lettersOf));

/**
 * Refuses categories of the server's own leads from a browser, so that no shopper can fake a payment or a reservation;
 * what the site itself offers to choose passes. Throws `invalid_fields`.
 */
export function requireShoppersCategory(
  sent: { category?: string | undefined; subcategory?: string | null | undefined },
  { config }: CallContext,
): void {
  const fields: Record<string, string> = {};
  for (const field of ['category', 'subcategory'] as const) {
    const text = sent[field] ?? '';
    const isReserved = reservedLetters.has(lettersOf(text)) && !config.leads.categories.includes(text);
    if (isReserved) fields[field] = 'Please choose another category.';
  }
  const [first] = Object.entries(fields);
  if (first) throw new ApiFailure('invalid_fields', first.join(': '), { fields });
}

/** What every way of sending contact details needs. */
export interface LeadIntake {
  /**
   * Keeps what looks like a bot's, once per key; gives the row's id. It counts as a form of its address (API-040).
   * Throws `too_many_requests`.
   */
  quarantine(context: CallContext, ipHash: string, key: string, body: unknown): Promise<string>;
  /** Forces what was committed to disk; a failure is logged. */
  flush(site: string): Promise<void>;
}

export function createLeadIntake({ db, now, log }: Services): LeadIntake {
  return {
    async quarantine(context, ipHash, key, body) {
      const { slug } = context.site;
      const at = now();
      const id = await db.withSite(slug, async (tx) => {
        const kept = await queryOne(
          tx,
          quarantinedRow,
          sql`insert into quarantine (id, site_slug, key, reason, body, created_at)
            values (${randomUUID()}, ${slug}, ${key}, 'honeypot', ${JSON.stringify(storable(body))}::jsonb, ${at.toISOString()})
            on conflict (site_slug, key) do update set body = excluded.body returning id, xmax = 0 as "isNew"`,
        );
        if (kept.isNew) await countCallIn(tx, FORM_RATE_LIMIT, { site: slug, ipHash, now: at });
        return kept.id;
      });
      log.warn(
        { site: slug, event: 'lead-quarantined' },
        'A submission with a filled hidden field was quarantined.',
      );
      return id;
    },
    async flush(site) {
      try {
        await db.flush();
      } catch (error) {
        // The commit stands and survives the process; only a power cut in this moment could undo it.
        log.error({ ...errorFields(error), site }, 'The database log could not be forced to disk.');
      }
    },
  };
}
