import { z } from 'zod';
import type { Endpoint } from './contract/endpoint.ts';

type Json = Readonly<Record<string, unknown>>;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Invalid request.',
  401: 'Not signed in, or wrong email or password.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'Conflicts with the current state.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many attempts; see Retry-After.',
  500: 'Server error.',
  502: 'An upstream source failed.',
  503: 'Temporarily unavailable; see Retry-After.',
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

const AS_OF: Json = {
  name: 'asOf',
  in: 'query',
  required: false,
  description:
    'Answers as it did at this moment of racing, an ISO instant or `13:02` on the day of the call; never one to come.',
  schema: { type: 'string' },
};

function successOf(row: Endpoint): Json {
  if (row.reply !== undefined) {
    const content = jsonContent(schemaOf(row.reply, 'output'));
    const pieces = row.streams === true ? { 'text/event-stream': { schema: { type: 'string' } } } : {};
    return { 200: { description: 'Done.', content: { ...content, ...pieces } } };
  }
  if (row.answers === 'redirect') return { 302: { description: 'Redirect.' } };
  if (row.answers === 'events') {
    const content = { 'text/event-stream': { schema: { type: 'string' } } };
    return { 200: { description: 'Events until the client disconnects.', content } };
  }
  return { 200: { description: 'A file to download.' } };
}

function refusalsOf(row: Endpoint): Json {
  const statuses = new Set([
    ...[400, 403, 404, 500],
    ...(row.access === 'public' ? [] : [401]),
    ...(row.body === undefined ? [] : [413, 415]),
    ...(row.path === '/healthz' || row.path === '/livez' ? [] : [503]),
    ...(row.refusals ?? []),
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      { description: REFUSALS[status], content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
}

function operationOf(subject: string, act: string, row: Endpoint): Json {
  const takesBody = row.body !== undefined;
  return {
    operationId: `${subject}.${act}`,
    tags: [subject],
    summary: row.summary,
    'x-access': row.access,
    ...(row.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(row.params, 'path'),
      ...parametersOf(row.query, 'query'),
      ...(row.asOf === true ? [AS_OF] : []),
    ],
    ...(takesBody && { requestBody: { content: jsonContent(schemaOf(row.body as z.ZodType, 'input')) } }),
    responses: { ...successOf(row), ...refusalsOf(row) },
  };
}

export interface PlacedRow {
  readonly subject: string;
  readonly act: string;
  readonly row: Endpoint;
}

/** The table as an OpenAPI 3.1 document. */
export function openApiDocument(
  rows: readonly PlacedRow[],
  info: { readonly title: string; readonly version: string },
): { readonly openapi: string; readonly paths: Readonly<Record<string, unknown>> } & Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { subject, act, row } of rows) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(subject, act, row) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'clubhouse',
          description: 'In production its name is `__Host-clubhouse`.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            requestId: { type: 'string' },
          },
          required: ['message'],
        },
      },
    },
  };
}
