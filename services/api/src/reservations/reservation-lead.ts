import type { Car } from 'shared-contracts/entities/car';
import { serverCategories } from 'shared-contracts/entities/lead-kinds';
import { momentText } from 'shared-rules/moment-text';
import { formatPrice } from 'shared-rules/money';
import type { Tx } from '../database/database';
import type { CallContext } from '../http/operation';
import { storeLead } from '../leads/store-lead';
import type { NewReservation } from './reservation-rows';

/** The dealer finds reservations among the leads under this category. */
const category = { category: serverCategories.reservation, subcategory: null };

/** Reports a reservation to the dealership as a lead, delivered like any other. Gives the lead's id. */
export function storeReservationLead(
  tx: Tx,
  { held, car, expiresAt, context, now }: {
    held: NewReservation; car: Car; expiresAt: Date; context: CallContext; now: Date;
  }, // prettier-ignore
): Promise<number> {
  const { site } = context.config;
  const paid = held.amountAud > 0 ? `${formatPrice(held.amountAud)} paid (${held.processor})` : 'no payment';
  const until = momentText(expiresAt, site.timezone);
  return storeLead(tx, {
    site: held.site,
    key: `reservation-${held.id}`,
    formType: 'enquiry',
    category,
    values: {
      ...held.contact,
      message: `Reserved online, reference ${held.reference}, ${paid}. Held until ${until} unless you confirm it.`,
    },
    carId: car.id,
    url: `${site.url}${car.path}`,
    userAgent: context.visitor.userAgent,
    attributes: { visited_pages: [], linked_query_params: {} },
    ipHash: null,
    consentNotice: null,
    timezone: site.timezone,
    now,
  });
}
