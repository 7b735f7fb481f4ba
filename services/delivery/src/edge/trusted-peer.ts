import { BlockList, isIP } from 'node:net';

/** The names that `TRUSTED_PROXIES` may hold besides addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether the other end of a connection is a proxy whose headers count. */
export function createPeerTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of proxies.flatMap((proxy) => named[proxy] ?? [proxy])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  // An IPv4 address that is written as one of IPv6 is checked as what it is.
  return (address = '') => isIP(address) !== 0 && list.check(address, familyOf(address));
}
