import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FormType, LeadFormValues } from 'shared-contracts/entities/lead';
import { ApiFailure } from 'shared-contracts/errors';
import { validateLead } from 'shared-rules/lead-validation';
import { queryOne } from '../database/query';
import { errorFields } from '../error-message';
import type { CallContext, Services } from '../http/operation';
import { storable } from '../http/storable';

const quarantinedRow = z.object({ id: z.string() });

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

/** What every way of sending contact details needs. */
export interface LeadIntake {
  /** Keeps what looks like a bot's, once per key; gives the row's id. */
  quarantine(context: CallContext, key: string, body: unknown): Promise<string>;
  /** Forces what was committed to disk; a failure is logged. */
  flush(site: string): Promise<void>;
}

export function createLeadIntake({ db, now, log }: Services): LeadIntake {
  return {
    async quarantine(context, key, body) {
      const { slug } = context.site;
      log.warn(
        { site: slug, event: 'lead-quarantined' },
        'A submission with a filled hidden field was quarantined.',
      );
      const { id } = await db.withSite(slug, (tx) =>
        queryOne(
          tx,
          quarantinedRow,
          sql`insert into quarantine (id, site_slug, key, reason, body, created_at)
            values (${randomUUID()}, ${slug}, ${key}, 'honeypot', ${JSON.stringify(storable(body))}::jsonb, ${now().toISOString()})
            on conflict (site_slug, key) do update set body = excluded.body returning id`,
        ),
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
