import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

/** Most parameters of an address. Every filter of a search with every value it keeps comes to about as many. */
const mostParameters = 1000;

/** Parameters of an address, counted without reading them: that is the work a flood of them is after. */
function countParameters(url: string): number {
  let count = 0;
  for (let at = url.indexOf('?'); at !== -1 && count <= mostParameters; at = url.indexOf('&', at + 1))
    count += 1;
  return count;
}

/** Refuses an address of thousands of parameters with 400, before anything reads it. */
export function addQueryLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (countParameters(request.url) <= mostParameters) return;
    return refuse(request, reply, {
      title: 'This address is too long',
      text: 'It asks for more than any search can hold. Please start again.',
      callText: 'It asks for more than any search can hold.',
    });
  });
}
