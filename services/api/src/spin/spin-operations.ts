import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { serverCategories } from 'shared-contracts/entities/lead-kinds';
import type { SpinRequest, SpinResult, SpinState } from 'shared-contracts/entities/spin';
import { ApiFailure } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/routes';
import type { TenantConfig } from 'shared-contracts/site-config';
import { validateLead } from 'shared-rules/lead-validation';
import { isDrawOpen, spinTermsError } from 'shared-rules/spin';
import { dateInZone } from 'shared-rules/zoned-time';
import { signedInUser, type SessionServices, type SignedInUser } from '../auth/session';
import type { Tx } from '../database/database';
import type { CallContext, Operations, Services } from '../http/operation';
import { storable } from '../http/storable';
import { createLeadIntake } from '../leads/lead-intake';
import { storeLead } from '../leads/store-lead';
import { newReference } from '../reference';
import { drawPrize } from './draw-prize';
import { insertSpin, spinOf } from './spin-rows';

export interface SpinServices extends Services, SessionServices {
  /** Called after a result was committed, so that its delivery starts at once. */
  onLead: () => void;
}

/** The dealer finds the results among the leads under this category. */
const category = { category: serverCategories.spin, subcategory: null };

/** Throws `invalid_fields` with one message per wrong field, by the rules of every form (D-27, D-28). */
function requireValid(body: SpinRequest, phone: string, { config }: CallContext): void {
  const typed = validateLead('test-drive', { ...body, phone }, config, { car: true });
  const own = Object.entries(typed).filter(([field]) => Object.hasOwn(body, field));
  const fields = {
    ...Object.fromEntries(own),
    ...(body.terms_accepted ? {} : { terms_accepted: spinTermsError }),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiFailure('invalid_fields', first, { fields });
}

/** The draw of a signed-in visitor: once for each phone, drawn here (SHL-024, D-41). */
export function spinOperations(services: SpinServices): Pick<Operations, 'getSpin' | 'spinWheel'> {
  const { db, now, onLead } = services;
  const { flush } = createLeadIntake(services);

  async function requireUser(context: CallContext): Promise<SignedInUser> {
    const user = await signedInUser(services, context);
    if (user) return user;
    throw new ApiFailure('unauthorised', 'Please sign in to spin the wheel.');
  }

  function stateOf({ site, spinToWin }: TenantConfig, spin: SpinResult | null): SpinState {
    const { prizes, terms, endsOn } = spinToWin;
    const draw = { prizes, terms, ends_on: endsOn };
    return { ...draw, is_open: isDrawOpen(draw, dateInZone(now(), site.timezone).date), spin };
  }

  /** Reports what was drawn to the dealership as a lead, delivered like any other. */
  async function report(
    tx: Tx,
    { prize, wins, reference }: Pick<SpinResult, 'prize' | 'wins' | 'reference'>,
    { id, phone }: SignedInUser,
    body: SpinRequest,
    context: CallContext,
  ): Promise<void> {
    const { terms_accepted: terms, ...typed } = body;
    const leadId = await storeLead(tx, {
      site: context.site.slug,
      key: `spin-${id}`,
      formType: 'enquiry',
      category,
      values: {
        ...typed,
        phone,
        terms_conditions: terms,
        message: wins
          ? `Won “${prize}” on the wheel, reference ${reference}.`
          : `Spun the wheel and won nothing (“${prize}”), reference ${reference}.`,
      },
      carId: null,
      url: `${context.config.site.url}${paths.spinToWin}`,
      userAgent: context.visitor.userAgent,
      attributes: { visited_pages: [], linked_query_params: {} },
      ipHash: null,
      consentNotice: context.config.leads.consentNotice,
      timezone: context.config.site.timezone,
      now: now(),
    });
    await tx.execute(sql`update spins set lead_id = ${leadId} where user_id = ${id}::uuid`);
  }

  return {
    async getSpin(_input, context) {
      const user = await requireUser(context);
      const spin = await db.withSite(context.site.slug, (tx) => spinOf(tx, user.id));
      return { body: stateOf(context.config, spin) };
    },

    async spinWheel({ body }, context) {
      const { slug } = context.site;
      const user = await requireUser(context);
      const known = await db.withSite(slug, (tx) => spinOf(tx, user.id));
      // A repeat, a second tab or another device: what was drawn stands.
      if (known) return { status: 200, body: known };
      const { is_open: isOpen, prizes } = stateOf(context.config, null);
      if (!isOpen) throw new ApiFailure('conflict', 'This draw is over.');
      requireValid(body, user.phone, context);
      const { result, isNew } = await db.withSite(slug, async (tx) => {
        const prize = drawPrize(prizes, (limit) => randomInt(limit));
        const spin = { site: slug, userId: user.id, prize, reference: newReference('S'), now: now() };
        const isNew = await insertSpin(tx, spin);
        if (isNew) {
          const { name, wins } = prize;
          await report(tx, { prize: name, wins, reference: spin.reference }, user, storable(body), context);
        }
        const result = await spinOf(tx, user.id);
        if (!result) throw new Error('service-api: a spin was stored and cannot be read.');
        return { result, isNew };
      });
      if (!isNew) return { status: 200, body: result };
      await flush(slug);
      onLead();
      return { status: 201, body: result };
    },
  };
}
