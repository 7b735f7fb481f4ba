import { endpoints, type ApiInput, type CallApi, type EndpointName } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';

const origin = 'https://test.localhost';

interface Match {
  name: EndpointName;
  params: Record<string, string>;
}

/** The endpoint that a request is for. */
function matchEndpoint(method: string, path: string): Match | null {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const pattern = new RegExp(`^${endpoint.path.replace(/\./g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = endpoint.method === method ? pattern.exec(path) : null;
    if (found) return { name: name as EndpointName, params: { ...found.groups } }; // keys of the table
  }
  return null;
}

const failed = ({ code, message, status, details }: ApiFailure): Response =>
  Response.json(
    { error: { code, message, ...(details.fields ? { fields: details.fields } : {}) } },
    { status },
  );

/**
 * The network of a page whose server is an API in memory.
 *
 * @param answer called with each call's name and body before the API: what it gives is the answer
 */
export function serveApi(
  api: CallApi,
  answer: (
    name: EndpointName,
    body: Record<string, unknown>,
  ) => Response | Promise<Response> | undefined = () => undefined,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(typeof input === 'string' ? input : '', origin);
    const match = matchEndpoint(init.method ?? 'GET', url.pathname);
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>; // sent by the page
    const respond = async (): Promise<Response> => {
      if (!match) throw new ApiFailure('not_found', 'There is nothing here.');
      const planned = answer(match.name, body);
      if (planned) return planned;
      const query = Object.fromEntries(url.searchParams);
      const call = { params: match.params, query, body } as ApiInput<typeof match.name>; // as the page sent it
      const key = new Headers(init.headers).get('idempotency-key');
      const found = await api(match.name, call, key === null ? {} : { idempotencyKey: key });
      return found === undefined ? new Response(null, { status: 204 }) : Response.json(found);
    };
    const response = await respond().catch((error: unknown) => {
      if (error instanceof ApiFailure) return failed(error);
      throw error;
    });
    // As the browser does, for a page that has gone on.
    init.signal?.throwIfAborted();
    return response;
  };
}
