import type { DivisionBias, GroupBias, TrackBias } from './track-bias.ts';

const NAMES: Readonly<Record<string, string>> = {
  inside: 'inside posts (1-3)',
  middle: 'middle posts (4-6)',
  outside: 'outside posts (7 and up)',
  E: 'early speed (E)',
  'E/P': 'early pressers (E/P)',
  P: 'pressers (P)',
  S: 'sustained closers (S)',
};

const nameOf = ({ group }: GroupBias): string => NAMES[group] ?? group;

function biasSentence(found: GroupBias): string {
  const helps = found.winners > found.expected ? 'won more' : 'won less';
  const least = `${found.fair[0]} to ${found.fair[1]}`;
  return `Horses from ${nameOf(found)} ${helps} than their odds promised: ${found.winners} winners, ${found.expected.toFixed(1)} expected, ${least} on a fair track.`;
}

function hintOf(division: DivisionBias): GroupBias | null {
  const tested = division.groups.filter(({ strangeness }) => strangeness !== null);
  return [...tested].sort((a, b) => (a.strangeness ?? 1) - (b.strangeness ?? 1))[0] ?? null;
}

function divisionSentences(division: DivisionBias): readonly string[] {
  if (division.races === 0) return [];
  const biased = division.groups.filter(({ isBiased }) => isBiased);
  if (biased.length > 0) return biased.map(biasSentence);
  const widest = hintOf(division);
  if (widest === null) return [];
  return [
    `By ${division.name}, what is seen is not told apart from chance over ${division.races} races; furthest off are ${nameOf(widest)} with ${widest.winners} winners where ${widest.expected.toFixed(1)} were expected.`,
  ];
}

const NO_RACES = 'No results of this period have been read yet, so nothing can be said about a bias.';
const NOT_SCORED = 'None of these races has full final odds and posts, so no bias can be judged.';

/** What the counts say, in sentences; also when they say nothing. */
export function biasSentences(bias: TrackBias): readonly string[] {
  if (bias.races === 0) return [NO_RACES];
  const sentences = bias.divisions.flatMap(divisionSentences);
  return sentences.length === 0 ? [NOT_SCORED] : sentences;
}
