const GROUPS = 8;
/** One subscriber holds a whole /64 and can take another address out of it for each try. */
const SUBSCRIBER_GROUPS = 4;
const LONGEST = 60;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address; null when it is none. */
function ipv6Groups(text: string): readonly string[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map(groupsOf);
  const gap = tail === undefined ? 0 : GROUPS - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...(tail ?? [])];
  const isWhole = groups.length === GROUPS && (tail === undefined || gap > 0);
  return isWhole && groups.every((group) => /^[\da-f]{1,4}$/.test(group)) ? groups : null;
}

/**
 * The key under which tries from a network address are counted: an IPv4 address itself, of an IPv6 address the part
 * that belongs to one subscriber (RFC 6177: a /64 at least). A text that is not an address is its own key.
 */
export function networkOf(address: string): string {
  if (address.length > LONGEST || !address.includes(':')) return address;
  const text = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = ipv6Groups(text);
  if (groups === null) return address;
  const network = groups.slice(0, SUBSCRIBER_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
