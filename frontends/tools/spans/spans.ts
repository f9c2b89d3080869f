import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { Choice } from '#kit/kit.ts';
import { shortRaceDay } from '#kit/kit.ts';

type ListedSpans = Reply<'GET /api/race-results-ai/spans'>;

/** The meets and years with results; null or undefined while they are not known. */
export type Spans = ListedSpans | null | undefined;

/** Of one track, by its slug, or of `all` of them. */
export const spansQuery = (track: string) => ({
  ...ask('GET /api/race-results-ai/spans', { query: { track } }),
  staleTime: 5 * 60_000,
});

const day = String.raw`\d{4}-\d\d-\d\d`;
const pattern = new RegExp(`^(?:all|(?:19|20)\\d\\d|${day}_${day})$`);

/** The span an address asks for; null when it asks for none that could be. */
export const spanOf = (requested: string | null): string | null =>
  requested !== null && pattern.test(requested) ? requested : null;

type Meet = ListedSpans['meets'][number];

const meetChoice = ({ span, name, isUnderWay }: Meet): Choice => ({
  value: span,
  label: isUnderWay ? `This meet: ${name}` : name,
});

const everything: Choice = { value: 'all', label: 'Everything' };

/** A span that is in no list: its days. */
function daysChoice(span: string): Choice {
  const [from = span, to] = span.split('_');
  return { value: span, label: to === undefined ? from : `${shortRaceDay(from)} to ${shortRaceDay(to)}` };
}

/** The meets by name, the years and everything; with the chosen span, also while the list is not known. */
export function spanChoices(spans: Spans, chosen: string | null): readonly Choice[] {
  const years = (spans?.years ?? []).map((year) => ({ value: year, label: year }));
  const found = [...(spans?.meets ?? []).map(meetChoice), ...years, everything];
  return chosen === null || found.some(({ value }) => value === chosen)
    ? found
    : [...found, daysChoice(chosen)];
}

/** The latest meet with results, as long as it is not the one that is shown. */
export const latestMeet = (spans: Spans, shown: string | null): Meet | null =>
  spans?.meets.find(({ span }) => span !== shown) ?? null;
