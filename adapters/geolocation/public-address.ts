import { BlockList, isIP } from 'node:net';

const nowhere = new BlockList();
const NOWHERE_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
];
const NOWHERE_6: readonly (readonly [string, number])[] = [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [net, bits] of NOWHERE_4) nowhere.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOWHERE_6) nowhere.addSubnet(net, bits, 'ipv6');

/** The IPv4 address inside an IPv6 one (`::ffff:…`), as a server that listens on both sees it; else the address. */
function unmapped(address: string): string {
  const { hostname } = new URL(`http://[${address}]`);
  const halves = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname)?.slice(1);
  if (halves === undefined) return address;
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join('.');
}

export interface PublicAddress {
  readonly text: string;
  readonly version: 4 | 6;
}

/** An address of the open internet; null for malformed, private, loopback, link-local and multicast ones. */
export function publicAddress(given: string): PublicAddress | null {
  if (isIP(given) === 0 || given.includes('%')) return null;
  const text = isIP(given) === 6 ? unmapped(given) : given;
  const version = isIP(text) === 4 ? 4 : 6;
  return nowhere.check(text, `ipv${version}`) ? null : { text, version };
}
