import type { FastifyInstance } from 'fastify';
import type { Log } from '../ports';
import { createPeerTrust } from './trusted-peer';

/**
 * Warns once of a proxy in the own network that `TRUSTED_PROXIES` does not name: all of its visitors have one address, and
 * share the limits of leads, reservations and sign-in codes. A header that a stranger sends means nothing.
 *
 * @param proxies addresses whose headers count
 */
export function addProxyWarning(app: FastifyInstance, proxies: readonly string[], log: Log): void {
  const isTrusted = createPeerTrust(proxies);
  const isNear = createPeerTrust(['loopback', 'linklocal', 'uniquelocal']);
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined && isNear(peer) && !isTrusted(peer)) {
      isWarned = true;
      log.warn(
        { event: 'unnamed-proxy', proxy: peer },
        'Requests come through a proxy that TRUSTED_PROXIES does not name: all of its visitors count as one, ' +
          'and their leads and sign-in codes have the limits of one. Name its address there.',
      );
    }
    done();
  });
}
