import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The house itself: what it offers, whether it stands. */
export const house = {
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This table as an OpenAPI 3.1 document.',
    sharedForMs: 60_000,
    reply: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
  alive: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'The process is alive.',
    sharedForMs: 0,
    reply: z.object({ status: z.literal('alive') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'The database answers and stands where this version needs it.',
    sharedForMs: 0,
    reply: z.object({ status: z.literal('ready') }),
    refusals: [503],
  }),
} as const;
