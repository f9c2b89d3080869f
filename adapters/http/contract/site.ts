import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The site itself: its API document and its health. */
export const site = {
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document.',
    sharedForMs: 60_000,
    reply: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
  alive: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'The process is running.',
    sharedForMs: 0,
    reply: z.object({ status: z.literal('alive') }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    access: 'public',
    summary: 'The process is running; the same as /healthz.',
    sharedForMs: 0,
    reply: z.object({ status: z.literal('alive') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary:
      'Pages are built, the database responds and its schema matches this version, and the server is not stopping.',
    sharedForMs: 0,
    reply: z.object({ status: z.literal('ready') }),
    refusals: [503],
  }),
} as const;
