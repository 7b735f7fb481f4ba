import { ApiFailure } from 'shared-contracts/errors';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { carHeading } from 'shared-rules/car-title';
import { carValues, toLeadRequest, toLeadValues } from 'shared-rules/lead-request';
import { contactOf, type Answers } from '../session/check-answers';
import type { CheckoutCar } from '../session/checkout-car';
import { sender } from '../../sender';
import { choicesText } from './choices-text';

const category = 'Sales Enquiry';
const subcategory = 'Online purchase';

const messageOf = (car: CheckoutCar, answers: Answers, reference: string): string =>
  [
    `Online purchase of the ${carHeading(car)}, reservation ${reference}.`,
    ...choicesText(answers, car).map(({ name, text }) => `${name}: ${text}`),
  ].join('\n');

/**
 * Sends the dealership what was chosen in an online purchase, as a lead about the car (VEH-003, LEA-029).
 *
 * @param key the same for every try, so that the lead is stored once (D-22)
 * @returns whether the lead was accepted; expected failures are no errors
 */
export async function sendPurchaseLead(
  { api, events, visit }: Pick<Platform, 'api' | 'events' | 'visit'>,
  car: CheckoutCar,
  { key, answers, reference }: { key: string; answers: Answers; reference: string },
): Promise<boolean> {
  const values = toLeadValues(
    {
      ...contactOf(answers),
      category,
      subcategory,
      message: messageOf(car, answers, reference),
      terms_conditions: 'on',
    },
    { ...carValues(car), location: car.location?.slug ?? '' },
  );
  const lead = toLeadRequest(
    values,
    { category, subcategory, carDealershipId: car.dealership_id },
    {
      url: window.location.href,
      userAgent: navigator.userAgent,
      visit: visit?.() ?? { visitedPages: [], linkedQueryParams: {} },
    },
  );
  const options = { idempotencyKey: key };
  try {
    const form = await api('submitForm', { body: { form_type: 'enquiry', values } }, options);
    const { lead_id: leadId } = await api(
      'createLead',
      { body: { ...lead, form_submission_id: form.form_submission_id } },
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
