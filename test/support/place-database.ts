import { isIPv4 } from 'node:net';

/** What a record may hold; numbers are unsigned and below 2^32. */
type Value = string | number | Value[] | { readonly [key: string]: Value };

export interface PlaceDatabase {
  readonly ipVersion: 4 | 6;
  /** Record per network, as `81.2.69.0/24` or `2001:4860::/32`; networks do not overlap. */
  readonly networks: Readonly<Record<string, Value>>;
}

/** A node has a left and a right branch: another node, the place of a record in the data, or nothing. */
type Branch = Node | number | null;
type Node = [Branch, Branch];

const TYPE = { text: 2, uint32: 6, map: 7, array: 11 } as const;
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const SEPARATOR = Buffer.alloc(16);

function control(type: number, size: number): Buffer {
  const [length, rest] = size < 29 ? [size, []] : [29, [size - 29]];
  return Buffer.from(type > 7 ? [length, type - 7, ...rest] : [(type << 5) | length, ...rest]);
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return Buffer.concat([control(TYPE.text, text.length), text]);
  }
  if (typeof value === 'number') {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(value);
    return Buffer.concat([control(TYPE.uint32, 4), number]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(TYPE.array, value.length), ...value.map(encoded)]);
  const pairs = Object.entries(value);
  return Buffer.concat([control(TYPE.map, pairs.length), ...pairs.flat().map(encoded)]);
}

/** The 32 bits of an IPv4 address, or the 128 of an IPv6 one. */
function bitsOf(address: string): string {
  if (isIPv4(address))
    return address.split('.').reduce((bits, part) => bits + Number(part).toString(2).padStart(8, '0'), '');
  const [left = [], right = []] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
}

/** The way to a network down the tree; IPv4 lies below ninety-six zeros of an IPv6 tree. */
function wayTo(network: string, ipVersion: 4 | 6): readonly number[] {
  const [address = '', length] = network.split('/');
  const bits = bitsOf(address).slice(0, Number(length));
  return [...(isIPv4(address) && ipVersion === 6 ? '0'.repeat(96) + bits : bits)].map(Number);
}

function plant(root: Node, way: readonly number[], place: number): void {
  let node = root;
  for (const side of way.slice(0, -1)) {
    const next = node[side];
    const below: Node = Array.isArray(next) ? next : [null, null];
    node[side] = below;
    node = below;
  }
  node[way.at(-1) ?? 0] = place;
}

const nodesFrom = (node: Node): Node[] => [
  node,
  ...node.flatMap((b) => (Array.isArray(b) ? nodesFrom(b) : [])),
];

/** The search tree with records of 24 bits: a node's number, the count of nodes for nothing, more for data. */
function treeBytes(nodes: readonly Node[]): Buffer {
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const bytes = Buffer.alloc(nodes.length * 6);
  const recordOf = (branch: Branch): number => {
    if (branch === null) return nodes.length;
    if (Array.isArray(branch)) return numbers.get(branch) ?? nodes.length;
    return nodes.length + SEPARATOR.length + branch;
  };
  nodes.flat().forEach((branch, index) => {
    bytes.writeUIntBE(recordOf(branch as Branch), index * 3, 3);
  });
  return bytes;
}

/** A MaxMind DB file of invented places. Format: https://maxmind.github.io/MaxMind-DB/ */
export function placeDatabase({ ipVersion, networks }: PlaceDatabase): Buffer {
  const root: Node = [null, null];
  const data: Buffer[] = [];
  let place = 0;
  for (const [network, record] of Object.entries(networks)) {
    const bytes = encoded(record);
    plant(root, wayTo(network, ipVersion), place);
    data.push(bytes);
    place += bytes.length;
  }
  const nodes = nodesFrom(root);
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Invented-City',
    description: { en: 'Invented places' },
    ip_version: ipVersion,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([treeBytes(nodes), SEPARATOR, ...data, MARKER, metadata]);
}
