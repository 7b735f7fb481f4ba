import { createHmac } from 'node:crypto';
import { countedAddress } from './counted-address';

/** Keyed hash under which an address is counted; the address itself is kept nowhere. */
export type IpHash = (ip: string) => string;

/** @param key of this installation */
export const createIpHash =
  (key: string): IpHash =>
  (ip) =>
    createHmac('sha256', key).update(countedAddress(ip)).digest('hex').slice(0, 32);
