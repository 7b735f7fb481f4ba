import { createHmac } from 'node:crypto';

/** Keyed hash under which an address is counted; the address itself is kept nowhere. */
export type IpHash = (ip: string) => string;

/** @param key of this installation */
export const createIpHash =
  (key: string): IpHash =>
  (ip) =>
    createHmac('sha256', key).update(ip).digest('hex').slice(0, 32);
