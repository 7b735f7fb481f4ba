import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse';

/** Refuses a request whose address nothing can be meant by. */
export const refuseAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, {
    title: 'This address is not valid',
    text: 'Please check the link, or start from the home page.',
    callText: 'Please check it.',
  });

const highestPort = 65_535;

/** A proxy in front may have read another host than this server would: none of several is taken. */
const hasOneHost = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

const hasValidPort = ({ host }: FastifyRequest): boolean =>
  Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= highestPort;

/** A target that names a host of its own (`GET http://other/`), and one that no text can hold. */
const isPath = (url: string): boolean => url.startsWith('/') && !/%00/.test(url);

/** Refuses a request with 400 whose host or target can be read in two ways, before anything reads it. */
export function addAddressCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const target = request.raw.url ?? '';
    if (!hasOneHost(request) || !hasValidPort(request) || !isPath(target)) {
      return refuseAddress(request, reply);
    }
  });
}
