import type { FastifyRequest } from 'fastify';
import { countedAddress } from 'service-api';

/**
 * The address that a request counts for: the client's behind proxies of `TRUSTED_PROXIES`, otherwise the other end of the
 * connection. A household has a whole /64 of IPv6.
 */
export const clientOf = (request: FastifyRequest): string => countedAddress(request.ip);

/**
 * Whether an address is this machine's own. Limits leave it alone: it is a tool of the operator, or a proxy that
 * `TRUSTED_PROXIES` does not name, behind which all visitors would share one limit.
 */
export const isThisMachine = (address: string): boolean => /^127\.|^::$|^::1$/.test(address);
