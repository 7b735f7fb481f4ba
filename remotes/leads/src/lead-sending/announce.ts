import { analyticsIds, type AnalyticsId } from 'shared-contracts/analytics';
import type { LeadFormValues } from 'shared-contracts/entities/lead';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { successCategoryOf } from '../form-spec/form-spec';
import { sender } from '../sender';
import { isCareers, type LeadSource } from './lead-values';

/** Analytics event of an accepted lead; null for forms that have none (D-30). */
function analyticsIdOf(source: LeadSource): AnalyticsId | null {
  const isUsed = source.car?.car_type === 'used';
  if (isCareers(source)) return analyticsIds.careers;
  switch (source.spec.formType) {
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

/** Publishes an accepted lead; the shell keeps what the next page needs of it (LEA-024, LEA-036). */
export function announceSuccess(
  { events }: Pick<Platform, 'events'>,
  source: LeadSource,
  values: LeadFormValues,
  sent: { leadId: number; category: string; subcategory: string | null },
): void {
  const eventId = analyticsIdOf(source);
  const success = isCareers(source) ? 'careers' : successCategoryOf[source.spec.formType];
  const { name, last_name, email, phone, postcode } = values;
  events.publish('user-details:saved', { details: { name, last_name, email, phone, postcode } }, sender);
  if (eventId !== null) {
    events.publish(
      'analytics:tracked',
      { eventId, ...(source.carId === null ? {} : { params: { car_id: source.carId } }) },
      sender,
    );
  }
  events.publish(
    'leads:submitted',
    {
      lead_id: sent.leadId,
      category: sent.category,
      subcategory: sent.subcategory,
      ...(source.carId === null ? {} : { car_id: source.carId }),
      success_category: success,
      ...(values.location ? { location_slug: values.location } : {}),
      ...(values.dealership_slug ? { dealership_slug: values.dealership_slug } : {}),
    },
    sender,
  );
}

/** Publishes a failure; the shell keeps it where support can find it (LEA-025). */
export function announceFailure({ events }: Pick<Platform, 'events'>, form: string, message: string): void {
  events.publish('leads:failed', { form, message }, sender);
}
