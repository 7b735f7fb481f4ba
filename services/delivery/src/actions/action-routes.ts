import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { loggedPath } from '../edge/logged-path';
import { isServicePath } from '../edge/service-path';
import { sendPage } from '../pages/page-answer';
import { sendFailure, sendNothingHere, type PageServices } from '../pages/page-routes';
import { pageRequest, visitorOf, type PageRequest } from '../pages/request-context';
import { withTimeout } from '../pages/with-timeout';
import type { DealerApi } from '../ports';
import { keyOf, readForm, type PostedFields } from './posted-form';

const bodyLimitBytes = 64 * 1024;
const longestUrl = 2000;

/** Services of posted forms. */
export interface ActionServices extends PageServices {
  api: Pick<DealerApi, 'call' | 'publicConfig'>;
  /** Milliseconds after which an action is given up. */
  limitMs: number;
}

const isForm = (request: FastifyRequest): boolean =>
  /urlencoded/.test(request.headers['content-type'] ?? '') &&
  typeof request.body === 'object' &&
  request.body !== null;

/** The page that the form was on, as far as the request shows. */
function formPage(request: FastifyRequest): ActionContext['page'] {
  const own = `${request.protocol}://${request.host}${request.url}`;
  const { referer } = request.headers;
  const { href } = new URL(referer !== undefined && URL.canParse(referer) ? referer : own);
  return { url: href.slice(0, longestUrl), userAgent: visitorOf(request).userAgent };
}

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/** Has the live shell run the action of the page that was posted to; null when it has none. */
async function runAction(
  request: FastifyRequest,
  requested: PageRequest,
  { api, limitMs, now }: ActionServices,
): Promise<ActionResult | null> {
  const { site, live, url, visitor } = requested;
  const { act } = live.shell.server;
  if (!act) return null;
  const fields = request.body as PostedFields; // made by the parser below
  const input = {
    url,
    site: await api.publicConfig(site),
    releases: live.releases,
    remotes: live.remotes,
    api: api.call(site, visitor),
    fields,
    key: keyOf(fields, site.slug, now()),
    page: formPage(request),
  };
  return withTimeout(limitMs, `Answering a form on ${loggedPath(url.pathname)}`, () => act(input));
}

/** Sends the next page, or the page that was posted to with what was typed and what is wrong. */
async function sendResult(
  reply: FastifyReply,
  requested: PageRequest,
  result: ActionResult,
  { renderer }: PageServices,
): Promise<FastifyReply> {
  if (result.kind === 'redirect') {
    const { location } = result;
    return reply.code(303).header('cache-control', 'no-store').header('location', location).send();
  }
  const page = await renderer({ ...requested, formState: result.form });
  if (result.retryAfterS !== undefined) reply.header('retry-after', result.retryAfterS);
  return sendPage(reply, { ...requested, isAnonymous: false }, page, result.status);
}

/**
 * Forms of browsers without JavaScript (D-22): a post to a page is answered by the action of the page's route, which
 * its remote owns. A page without an action refuses posts (405).
 */
export function addActionRoutes(app: FastifyInstance, services: ActionServices): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  app.post('/*', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    if (isServicePath(request.url)) return sendNothingHere(reply);
    if (!isForm(request)) return sendText(reply, 415, 'Send the form as application/x-www-form-urlencoded.');
    try {
      const requested = await pageRequest(request, reply, services);
      const result = await runAction(request, requested, services);
      if (result) return await sendResult(reply, requested, result, services);
      return sendText(reply.header('allow', 'GET, HEAD'), 405, 'This page takes no forms.');
    } catch (error) {
      return sendFailure(reply, error, request.url.split('?')[0] ?? '', services.log);
    }
  });
}
