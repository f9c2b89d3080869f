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

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nameOf = ({ group }: GroupBias): string => NAMES[group] ?? group;

function biasSentence(found: GroupBias): string {
  const verb = found.winners > found.expected ? 'won more often' : 'won less often';
  const fair = `${found.fair[0]} to ${found.fair[1]}`;
  return `${capitalized(nameOf(found))} ${verb} than their odds called for: ${found.winners} winners, ${found.expected.toFixed(1)} expected, ${fair} on a fair track.`;
}

function hintOf(division: DivisionBias): GroupBias | null {
  const tested = division.groups.filter(({ pValue }) => pValue !== null);
  return [...tested].sort((a, b) => (a.pValue ?? 1) - (b.pValue ?? 1))[0] ?? null;
}

function divisionSentences(division: DivisionBias): readonly string[] {
  if (division.races === 0) return [];
  const biased = division.groups.filter(({ isBiased }) => isBiased);
  if (biased.length > 0) return biased.map(biasSentence);
  const widest = hintOf(division);
  if (widest === null) return [];
  return [
    `No ${division.name} bias beyond luck in ${division.races} races. Closest: ${nameOf(widest)}, ${widest.winners} winners, ${widest.expected.toFixed(1)} expected.`,
  ];
}

const NO_RACES = 'No results for this period yet.';
const NOT_SCORED = 'No race here has complete final odds and posts.';

/** Bias sentences, also where there is no finding. */
export function biasSentences(bias: TrackBias): readonly string[] {
  if (bias.races === 0) return [NO_RACES];
  const sentences = bias.divisions.flatMap(divisionSentences);
  return sentences.length === 0 ? [NOT_SCORED] : sentences;
}
