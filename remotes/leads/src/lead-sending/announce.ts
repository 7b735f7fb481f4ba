import { analyticsIds, type AnalyticsId } from 'shared-contracts/analytics';
import type { FormType, SuccessCategory } from 'shared-contracts/entities/lead';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { careersCategory, sentCategory } from 'shared-rules/lead-request';
import { successCategoryOf } from '../form-spec/form-spec';
import { sender } from '../sender';
import type { UnsentLead } from './send-lead';

/** A lead and the form it came from. */
export interface SentForm {
  formType: FormType;
  lead: UnsentLead;
}

const careers = sentCategory({ category: careersCategory, subcategory: null });

/** Whether the lead is an application for a job, by its form or by the chosen category. */
const isCareers = ({ lead }: SentForm): boolean =>
  lead.category === careers.category && lead.subcategory === careers.subcategory;

/** Analytics event of an accepted lead; null for forms that have none (D-30). */
function analyticsIdOf(sent: SentForm): AnalyticsId | null {
  const isUsed = sent.lead.values.car_type === 'used';
  if (isCareers(sent)) return analyticsIds.careers;
  switch (sent.formType) {
    case 'enquiry':
    case 'quick-enquiry':
      return isUsed ? analyticsIds.enquiryUsed : analyticsIds.enquiryOther;
    case 'test-drive':
      return isUsed ? analyticsIds.testDriveUsed : analyticsIds.testDriveOther;
    case 'finance':
      return analyticsIds.financeEnquiryForm;
    case 'photo-request':
    case 'trade-in':
    case 'service':
    case 'careers':
    case 'offers-subscription':
      return null;
  }
}

/** What the shopper reads after this lead was sent. */
export const successOf = (sent: SentForm): SuccessCategory =>
  isCareers(sent) ? 'careers' : successCategoryOf[sent.formType];

/** Publishes an accepted lead; the shell keeps what the next page needs of it (LEA-024, LEA-036). */
export function announceSuccess({ events }: Pick<Platform, 'events'>, sent: SentForm, leadId: number): void {
  const eventId = analyticsIdOf(sent);
  const { values, category, subcategory, car_id: carId } = sent.lead;
  const { name, last_name, email, phone, postcode } = values;
  const aboutCar = carId === null ? {} : { car_id: carId };
  events.publish('user-details:saved', { details: { name, last_name, email, phone, postcode } }, sender);
  if (eventId !== null) {
    events.publish('analytics:tracked', { eventId, ...(carId === null ? {} : { params: aboutCar }) }, sender);
  }
  events.publish(
    'leads:submitted',
    {
      lead_id: leadId,
      category,
      subcategory,
      ...aboutCar,
      success_category: successOf(sent),
      ...(values.location ? { location_slug: values.location } : {}),
      ...(values.dealership_slug ? { dealership_slug: values.dealership_slug } : {}),
      ...(values.appointment_at ? { appointment_at: values.appointment_at } : {}),
    },
    sender,
  );
}

/** Publishes a failure; the shell keeps it where support can find it (LEA-025). */
export function announceFailure({ events }: Pick<Platform, 'events'>, form: string, message: string): void {
  events.publish('leads:failed', { form, message }, sender);
}
