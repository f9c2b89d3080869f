import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, chance, isoDay, isoInstant } from './fields.ts';

/** Cells are printed as in the text; null where nothing is known. A `cloth` is a program number, a `race` a number of `card`. */
const table = z.object({
  caption: z.string(),
  columns: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['text', 'number', 'percent', 'price', 'cloth', 'race']),
    }),
  ),
  rows: z.array(z.array(z.string().nullable())),
});

/** A page it leads to: a race or its ticket desk by track, day and number, a day's results, horses of a race side by side (`name` is `3,5`), a horse or person by name. */
const link = z.object({
  kind: z.enum(['race', 'ticket desk', 'results', 'comparison', 'horse', 'jockey', 'trainer']),
  label: z.string(),
  track: z.string().nullable(),
  day: isoDay.nullable(),
  raceNumber: z.number().nullable(),
  name: z.string().nullable(),
});

/** The answer as it is drawn: sentences, tables, sentences, small pictures, links. `response` has the same as text. */
const parts = z.object({
  lead: z.string(),
  note: z.string(),
  tables: z.array(table),
  bars: z.array(z.object({ label: z.string(), cloth: z.string().nullable(), share: chance })),
  links: z.array(link),
  card: z.object({ track: z.string(), day: isoDay }),
  /** What was known up to then, by the racing clock. */
  at: isoInstant,
  source: z.string(),
});

const reply = z.object({
  response: z.string(),
  /** Who answered: `Claude (claude-…)`, `Built-in analyst (no AI key set)`. */
  analysedBy: z.string(),
  isBuiltIn: z.boolean(),
  /** Left out where the answer is words alone. */
  parts: parts.optional(),
});

export const assistant = {
  askJake: endpoint({
    method: 'POST',
    path: '/api/ai/ask-jake',
    access: 'member',
    summary: 'Answers a question about bets, with exact ticket costs.',
    query: byTrack,
    body: z.object({
      question: z.string(),
      /** As the screen has it; the answer uses the stored card. */
      context: z
        .object({ availableRaces: z.number().optional(), hasLiveData: z.boolean().optional() })
        .optional(),
    }),
    reply,
    streams: true,
    refusals: [429, 502, 503],
  }),
  enhancedAnalysis: endpoint({
    method: 'POST',
    path: '/api/ai/enhanced-analysis',
    access: 'member',
    summary: "Answers a free question about the day's card.",
    query: byTrack,
    body: z.object({ query: z.string() }),
    reply,
    streams: true,
    refusals: [429, 502, 503],
  }),
} as const;
