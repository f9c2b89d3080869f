import { z } from 'zod';

/** Takes from a value what its schema names, and leaves everything else behind. */
export type Pick = (value: unknown) => unknown;

/** The parts of a JSON schema that shape an object. */
interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly type?: string;
}

type Bag = Readonly<Record<string, unknown>>;

function pickObject(properties: Readonly<Record<string, Node>>): Pick {
  const fields = Object.entries(properties).map(([name, node]) => ({ name, pick: pickOf(node) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const bag = value as Bag;
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) picked[name] = pick === null ? bag[name] : pick(bag[name]);
    return picked;
  };
}

/** Null if everything passes unchanged. */
function pickOf(node: Node): Pick | null {
  if (node.properties !== undefined && node.additionalProperties === false)
    return pickObject(node.properties);
  if (node.anyOf !== undefined) {
    const shaped = node.anyOf.filter((branch) => branch.type !== 'null').map(pickOf);
    return shaped.length === 1 ? (shaped[0] ?? null) : null;
  }
  const item = node.items === undefined ? null : pickOf(node.items);
  return item === null ? null : (value) => (Array.isArray(value) ? value.map(item) : value);
}

/**
 * Makes the function that cuts a reply to its schema without checking it: a field the contract does not name never
 * leaves the server, even where checking every reply would be too slow.
 */
export function replyPick(schema: z.ZodType): Pick {
  const node = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
  return pickOf(node) ?? ((value) => value);
}
