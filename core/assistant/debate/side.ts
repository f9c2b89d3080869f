import { type Answerer, type AttributedAnswer, answererText } from '../outside-model.ts';
import type { Debate, DebateRound, DebateSide } from './debate.ts';

const ROUNDS: readonly (readonly [DebateRound, string])[] = [
  ['round2', 'round 2'],
  ['round3', 'round 3'],
];

/** Who opened on a side; a note names the rounds in which another spoke, and why. */
export function sideOf(speakers: Debate['speakers'], side: DebateSide): Answerer {
  const first = speakers.round1[side];
  const others = ROUNDS.filter(([round]) => speakers[round][side].name !== first.name);
  const [standIn] = others.map(([round]) => speakers[round][side]);
  if (standIn === undefined) return first;
  const rounds = others.map(([, name]) => name).join(' and ');
  const why = standIn.note === null ? '.' : `: ${standIn.note}`;
  const note = `In ${rounds} ${standIn.name} spoke instead${why}`;
  return { ...first, note: first.note === null ? note : `${first.note} ${note}` };
}

/** Who spoke for each side in a round. */
export const speakersOf = ({ claude, gpt }: Readonly<Record<DebateSide, AttributedAnswer<unknown>>>) => ({
  claude: claude.by,
  gpt: gpt.by,
});

/** `Claude (claude-…) and GPT (gpt-…)`; the built-in analysts by their common name. */
export function namesOf({ claude, gpt }: Debate['analysts'], label: string): string {
  const names = [claude, gpt].map((by) => answererText(by.isBuiltIn ? { ...by, name: label } : by));
  return [...new Set(names)].join(' and ');
}
