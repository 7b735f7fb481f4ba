import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { formLevelError, waitError } from 'shared-contracts/plain-form';
import { paths } from 'shared-contracts/routes';
import { siteOf } from '../edge/site-hook';
import { sendPage } from '../pages/page-answer';
import { sendFailure, type PageServices } from '../pages/page-routes';
import { pageRequest, visitorOf } from '../pages/request-context';
import type { DealerApi } from '../ports';
import { formTypeOf, keyOf, readForm, toLeadValues, type TypedValues } from './form-values';

const bodyLimitBytes = 64 * 1024;
const failedText = 'An error occurred when submitting this form';
const retryText = 'We could not send your enquiry just now. Nothing was lost: please press send again.';

type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; status: number; errors: Record<string, string>; retryAfterS?: number };

/** Parameters that say which advertisement led to a page. */
const campaignParameter = /^(?:utm_\w{1,40}|gclid|fbclid|msclkid)$/;
const longestText = 2000;

/** The page that the form was on. */
interface FormPage {
  url: string;
  path: string;
  userAgent: string;
  campaign: Record<string, string>;
}

/** What the request tells of the page that the form was on; without a script nothing else is known of the visit. */
function pageOf(request: FastifyRequest): FormPage {
  const own = `${request.protocol}://${request.host}${request.url}`;
  const referer = request.headers.referer;
  const url = new URL(referer !== undefined && URL.canParse(referer) ? referer : own);
  const campaign = [...url.searchParams].filter(([name]) => campaignParameter.test(name));
  return {
    url: url.href.slice(0, longestText),
    path: url.pathname,
    userAgent: visitorOf(request).userAgent,
    campaign: Object.fromEntries(campaign),
  };
}

/** Sends the form and the lead with one key (D-22). Success needs both. */
async function send(api: CallApi, typed: TypedValues, key: string, page: FormPage): Promise<Outcome> {
  const values = toLeadValues(typed);
  try {
    const submission = await api(
      'submitForm',
      { body: { form_type: formTypeOf(typed), values } },
      { idempotencyKey: key },
    );
    const answer = await api(
      'createLead',
      {
        body: {
          values,
          category: values.category ?? 'Vehicle Enquiry',
          subcategory: values.subcategory ?? null,
          url: page.url,
          source: 'Website',
          user_agent: page.userAgent,
          car_id: values.car_id ?? null,
          car_dealership_id: null,
          lead_attributes: { visited_pages: [page.path], linked_query_params: page.campaign },
          form_submission_id: submission.form_submission_id,
        },
      },
      { idempotencyKey: key },
    );
    if (answer.lead_id !== null) return { kind: 'sent' };
    const status = answer.fields ? 422 : answer.error === null ? 422 : 503;
    return {
      kind: 'refused',
      status,
      errors: { ...answer.fields, [formLevelError]: answer.error ?? failedText },
    };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { fields, retryAfterS } = error.details;
    const isOurs = error.status >= 500;
    const about = error.code === 'too_many_requests' ? waitError : formLevelError;
    return {
      kind: 'refused',
      status: isOurs ? 503 : error.status,
      errors: { ...fields, [about]: isOurs ? retryText : error.message },
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    };
  }
}

/**
 * `POST /enquire`: the lead form of a browser without JavaScript (D-22). 303 to the success page; a refused form
 * comes back as a page with the typed values and what is wrong (422), and one that could not be stored with the
 * values kept and the same key (503).
 */
export function addEnquireRoute(app: FastifyInstance, api: DealerApi, services: PageServices): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  app.post(paths.enquire, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const site = siteOf(request);
    const body: unknown = request.body;
    if (
      typeof body !== 'object' ||
      body === null ||
      !/urlencoded/.test(request.headers['content-type'] ?? '')
    ) {
      return reply
        .code(415)
        .type('text/plain; charset=utf-8')
        .send('Send the form as application/x-www-form-urlencoded.');
    }
    const typed = body as TypedValues; // made by the parser above
    const key = keyOf(typed, site.slug, services.now());
    try {
      const outcome = await send(api.call(site, visitorOf(request)), typed, key, pageOf(request));
      if (outcome.kind === 'sent') {
        return await reply
          .code(303)
          .header('cache-control', 'no-store')
          .header('location', paths.success)
          .send();
      }
      const asked = await pageRequest(request, reply, services);
      const formState = { values: typed, errors: outcome.errors, key };
      const page = await services.renderer({ ...asked, formState });
      if (outcome.retryAfterS !== undefined) reply.header('retry-after', outcome.retryAfterS);
      return sendPage(reply, { ...asked, isAnonymous: false }, page, outcome.status);
    } catch (error) {
      return sendFailure(reply, error, paths.enquire, services.log);
    }
  });
}
