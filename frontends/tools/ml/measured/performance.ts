import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

/** How the models did, and what they are made of. */
export type Performance = Reply<'GET /api/ml/performance'>;
export type Score = Performance['models'][number];
export type Fitted = Performance['fitted'][number];
export type Feature = Performance['features'][number];

export const performanceQuery = {
  ...ask('GET /api/ml/performance'),
  staleTime: 300_000,
  gcTime: 600_000,
} as const;

const names: Readonly<Record<string, string>> = {
  public: 'Final odds',
  corrected: 'Final odds, corrected',
  fundamental: 'Model without odds',
  blend: 'Blend of both',
  formula: 'Documented formula',
  truth: 'True chances',
  line: 'Morning line',
  'line corrected': 'Morning line, corrected',
  morning: 'Morning model',
  form: 'Form model of the card',
};

/** A model as people know it; one without a name here goes by its own. */
export const nameOf = (model: string): string => names[model] ?? model;

/** A sentence of the server as this page sets its figures: `−13.0%` for `-13.0 %`; days keep their hyphens. */
export const typeset = (sentence: string): string =>
  sentence.replaceAll(' %', '%').replace(/(^|[^\d-])-(?=\d)/g, '$1−');

/** `morning-2026-11-21` says the name already; `1` does not. */
export const versionText = ({ name, version }: Performance['model']): string =>
  version.startsWith(name) ? version : `${name} ${version}`;

/** A model in use, as the scoreboard names it: the prices there have their longshots' overbetting taken back. */
export const fittedNameOf = (model: string): string => nameOf(model === 'public' ? 'corrected' : model);
