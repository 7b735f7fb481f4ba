import { formTypes, type FormType } from 'shared-contracts/entities/lead';
import { plainFormFields, type ServerFormState } from 'shared-contracts/plain-form';
import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { campaignParameters } from 'shared-rules/campaign-parameters';
import { toLeadRequest, toLeadValues } from 'shared-rules/lead-request';
import { formLevelError, waitError } from '../lead-form/form-state';
import { sendLead, type SendResult } from '../lead-sending/send-lead';

/** Category of a post that names none, such as one of another website's making. */
const otherwiseCategory = 'Vehicle Enquiry';

const formTypeOf = (fields: ActionContext['fields']): FormType =>
  formTypes.find((type) => type === fields[plainFormFields.formType]) ?? 'enquiry';

function errorsOf(result: Exclude<SendResult, { kind: 'sent' }>): ServerFormState['errors'] {
  switch (result.kind) {
    case 'refused':
      return { ...result.fields, [formLevelError]: result.message };
    case 'too-many':
      return { [waitError]: result.message };
    case 'failed':
      return { [formLevelError]: result.message };
  }
}

function statusOf(result: Exclude<SendResult, { kind: 'sent' }>): number {
  switch (result.kind) {
    case 'refused':
      return 422;
    case 'too-many':
      return 429;
    case 'failed':
      return result.status;
  }
}

/**
 * Answers the lead form of a browser without JavaScript (D-22): with the success page; with the form and what is wrong
 * (422); or with the form to send again, with the same key, when it could not be stored (503) or has to wait (429).
 */
export async function enquiryAction({ api, fields, key, page }: ActionContext): Promise<ActionResult> {
  const values = toLeadValues(fields);
  const { category = otherwiseCategory, subcategory = null } = values;
  const url = new URL(page.url);
  const lead = toLeadRequest(
    values,
    { category, subcategory, carDealershipId: null },
    // Without a script nothing is known of the visit but the page that the form was on.
    { ...page, visit: { visitedPages: [url.pathname], linkedQueryParams: campaignParameters(url) } },
  );
  const form = { form_type: formTypeOf(fields), values };
  const result = await sendLead(api, { key, submissionId: null }, form, lead);
  if (result.kind === 'sent') return { kind: 'redirect', location: paths.success };
  const retryAfterS = result.kind === 'refused' ? undefined : result.retryAfterS;
  return {
    kind: 'form',
    status: statusOf(result),
    form: { values: fields, errors: errorsOf(result), key: result.attempt.key },
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  };
}
