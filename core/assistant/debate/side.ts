import type { Answerer } from '../outside.ts';
import type { Debate, DebateRound, DebateSide } from './debate.ts';

const ROUNDS: readonly (readonly [DebateRound, string])[] = [
  ['round2', 'round 2'],
  ['round3', 'round 3'],
];

/** Who opened on a side; a note tells the rounds in which another spoke, and why. */
export function sideOf(speakers: Debate['speakers'], side: DebateSide): Answerer {
  const first = speakers.round1[side];
  const others = ROUNDS.filter(([round]) => speakers[round][side].name !== first.name);
  const [stood] = others.map(([round]) => speakers[round][side]);
  if (stood === undefined) return first;
  const rounds = others.map(([, name]) => name).join(' and ');
  const why = stood.note === null ? '.' : `: ${stood.note}`;
  const note = `In ${rounds} ${stood.name} spoke instead${why}`;
  return { ...first, note: first.note === null ? note : `${first.note} ${note}` };
}
