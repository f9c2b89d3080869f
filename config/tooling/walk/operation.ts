import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One call, as the OpenAPI document describes it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: 'public' | 'member' | 'admin';
  readonly parameters: readonly Parameter[];
  /** Null when it takes none. */
  readonly body: JsonSchema | null;
  /** Documented statuses. */
  readonly statuses: ReadonlySet<number>;
  /** What its JSON answer is checked against; null when the answer is not JSON. */
  readonly reply: z.ZodType | null;
  readonly isStream: boolean;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly 'x-access': Operation['access'];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}

function operationOf(path: string, method: string, operation: DocumentedOperation): Operation {
  const answers = operation.responses['200']?.content ?? {};
  const schema = answers['application/json']?.schema;
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'],
    parameters: operation.parameters,
    body: operation.requestBody?.content['application/json']?.schema ?? null,
    statuses: new Set(Object.keys(operation.responses).map(Number)),
    reply: schema === undefined ? null : z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]),
    isStream: answers['text/event-stream'] !== undefined && schema === undefined,
  };
}

/** Every call of a running product, from its OpenAPI document. */
export async function operationsAt(address: string): Promise<readonly Operation[]> {
  const answer = await fetch(`${address}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, DocumentedOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  );
}
