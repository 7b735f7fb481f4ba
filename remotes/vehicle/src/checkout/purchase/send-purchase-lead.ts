import type { LeadFormValues } from 'shared-contracts/entities/lead';
import { ApiFailure } from 'shared-contracts/errors';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { carHeading } from 'shared-rules/car-title';
import { normalisePhone } from 'shared-rules/phone';
import { contactOf, type Answers } from '../session/check-answers';
import type { CheckoutCar } from '../session/checkout-car';
import { leadFacts } from '../session/lead-facts';
import { sender } from '../../sender';
import { choicesText } from './choices-text';

const category = 'Sales Enquiry';
const subcategory = 'Online purchase';

const messageOf = (car: CheckoutCar, answers: Answers, reference: string): string =>
  [
    `Online purchase of the ${carHeading(car)}, reservation ${reference}.`,
    ...choicesText(answers).map(({ name, text }) => `${name}: ${text}`),
  ].join('\n');

/**
 * Tells the dealership what was chosen in an online purchase, as a lead about the car (VEH-003, LEA-029).
 *
 * @param key the same for every try, so that the lead is stored once (D-22)
 * @returns whether the lead was accepted; expected failures are no errors
 */
export async function sendPurchaseLead(
  { api, events, visit }: Pick<Platform, 'api' | 'events' | 'visit'>,
  car: CheckoutCar,
  { key, answers, reference }: { key: string; answers: Answers; reference: string },
): Promise<boolean> {
  const contact = contactOf(answers);
  const values: LeadFormValues = {
    ...leadFacts(car),
    ...contact,
    phone: normalisePhone(contact.phone),
    category,
    subcategory,
    message: messageOf(car, answers, reference),
    terms_conditions: true,
  };
  const { visitedPages = [], linkedQueryParams = {} } = visit?.() ?? {};
  const options = { idempotencyKey: key };
  try {
    const form = await api('submitForm', { body: { form_type: 'enquiry', values } }, options);
    const { lead_id: leadId } = await api(
      'createLead',
      {
        body: {
          values,
          category,
          subcategory,
          url: window.location.href,
          source: 'Website',
          user_agent: navigator.userAgent,
          car_id: car.id,
          car_dealership_id: car.dealership_id,
          lead_attributes: { visited_pages: visitedPages, linked_query_params: linkedQueryParams },
          form_submission_id: form.form_submission_id,
        },
      },
      options,
    );
    if (leadId === null) return false;
    events.publish(
      'leads:submitted',
      { lead_id: leadId, category, subcategory, car_id: car.id, success_category: 'reservation' },
      sender,
    );
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
