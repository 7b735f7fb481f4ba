import type { FormType } from 'shared-contracts/entities/lead';
import { offersSubscription } from 'shared-contracts/entities/lead-kinds';
import { careersCategory, sentCategory, type LeadCategory } from 'shared-rules/lead-request';

const byForm: Record<FormType, LeadCategory> = {
  enquiry: { category: 'General Enquiry', subcategory: null },
  'quick-enquiry': { category: 'Sales Enquiry', subcategory: null },
  'test-drive': { category: 'Test Drive', subcategory: null },
  'photo-request': { category: 'Photo Request', subcategory: null },
  finance: { category: 'Finance Enquiry', subcategory: null },
  'trade-in': { category: 'Trade In', subcategory: null },
  service: { category: 'Service Enquiry', subcategory: null },
  careers: sentCategory({ category: careersCategory, subcategory: null }),
  'offers-subscription': { category: 'General Enquiry', subcategory: offersSubscription },
};

/** Category of a submission whose lead call never came. */
export function categoryOf(form: FormType, chosen: string | undefined, hasCar: boolean): LeadCategory {
  if (chosen === careersCategory) return byForm.careers;
  if (chosen) return { category: chosen, subcategory: null };
  return form === 'enquiry' && hasCar ? byForm['quick-enquiry'] : byForm[form];
}

/** Form behind a lead call that came without a submission; its rules are applied. */
export function formOfCategory({ category, subcategory }: LeadCategory): FormType {
  if (subcategory === offersSubscription) return 'offers-subscription';
  const forms = Object.keys(byForm) as FormType[]; // the keys of a record of forms
  return (
    forms.find(
      (form) =>
        form !== 'enquiry' &&
        form !== 'quick-enquiry' &&
        byForm[form].category === category &&
        byForm[form].subcategory === subcategory,
    ) ?? 'enquiry'
  );
}
