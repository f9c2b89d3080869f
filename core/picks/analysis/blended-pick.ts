import { sumOf } from '../../kernel/numbers.ts';
import { morningLineOf } from '../recommendations/live-odds.ts';
import type { PickedHorse, Slot } from '../recommendations/recommendation.ts';
import type { AnalyzedRace } from './analysis.ts';
import { type Consensus, consensusOf, type Side } from './consensus.ts';
import { type HorseOpinion, longshotOf, type Opinion, opinionOn, primaryOf } from './opinion.ts';
import { reasonText } from './reasoning.ts';

/** One betting interest with each analyst's opinion; of coupled horses each may name another. */
export interface Joined {
  readonly index: number;
  /** Null where the analyst of that slot gave no opinion. */
  readonly claude: HorseOpinion | null;
  readonly openai: HorseOpinion | null;
  /** The one shown: of the analyst who picks the ticket first, else of the one who rates it higher. */
  readonly horse: HorseOpinion;
  /** Our chance, 0-1. */
  readonly chance: number;
  /** With the market blended in, 0-1: for longshot alerts only. */
  readonly blended: number;
  /** Mean of the agreement of the analysts who have one, whole, 0-100; null where none does. */
  readonly confidence: number | null;
  /** Whose opinions they are. */
  readonly pickers: AnalyzedRace['pickers'];
}

const present = <Value>(sides: readonly (Value | null)[]): readonly Value[] =>
  sides.filter((side) => side !== null);

export function joinedOn(race: AnalyzedRace, index: number): Joined | null {
  const { opinions, model, blended, pickers } = race;
  const claude = opinionOn(opinions.claude, index);
  const openai = opinionOn(opinions.openai, index);
  const sides = present([claude, openai]);
  const agreements = present(sides.map(({ agreement }) => agreement));
  const sum = sumOf(agreements);
  const firsts = [primaryOf(opinions.claude), primaryOf(opinions.openai)];
  const [higher] = [...sides].sort((a, b) => b.score - a.score);
  const horse = firsts.find((first) => first?.index === index) ?? higher;
  if (horse === undefined || horse === null) return null;
  const confidence = agreements.length === 0 ? null : Math.round(sum / agreements.length);
  const chances = { chance: model[index] ?? 0, blended: blended[index] ?? 0 };
  return { index, claude, openai, horse, ...chances, confidence, pickers };
}

/** Every betting interest joined, likeliest winner first. */
export const joinedRanking = (race: AnalyzedRace): readonly Joined[] =>
  race.model
    .flatMap((_, index) => joinedOn(race, index) ?? [])
    .sort((a, b) => b.chance - a.chance || a.index - b.index);

function sideOf(opinion: Opinion | null, liked: readonly string[]): Side | null {
  const primary = primaryOf(opinion);
  if (opinion === null || primary === null) return null;
  const longshot = longshotOf(opinion);
  const valued = new Set(liked);
  const named = opinion.ranking.filter((row) => row === longshot || valued.has(row.runner.programNumber));
  return { index: primary.index, confidence: primary.agreement, alsoNames: named.map(({ index }) => index) };
}

/** How far the analysts agree; `liked` has the program numbers each calls value. */
export const raceConsensus = (
  { opinions }: AnalyzedRace,
  liked: Readonly<Record<Slot, readonly string[]>>,
): Consensus => consensusOf(sideOf(opinions.claude, liked.claude), sideOf(opinions.openai, liked.openai));

/** Each analyst's reasons on one horse. */
export function joinedReasoning({ claude, openai, pickers }: Joined): string {
  const parts = present([
    claude === null ? null : `${pickers.claude}. ${reasonText(claude)}`,
    openai === null ? null : `${pickers.openai}. ${reasonText(openai)}`,
  ]);
  return parts.join(' ');
}

/** A horse in the documented shape; `chosen` holds what each analyst itself chose and why. */
export function pickedHorse(
  { joined, horse }: { readonly joined: Joined; readonly horse: HorseOpinion },
  aiConsensus: Consensus,
  chosen: Readonly<Record<Slot, HorseOpinion | null>>,
): PickedHorse {
  const { runner, interest } = horse;
  return {
    horse: runner.horseName,
    programNumber: runner.programNumber,
    postPosition: runner.postPosition,
    confidence: joined.confidence,
    aiConsensus,
    openaiHorse: chosen.openai?.runner.horseName ?? null,
    claudeHorse: chosen.claude?.runner.horseName ?? null,
    openaiReason: chosen.openai === null ? null : reasonText(chosen.openai),
    claudeReason: chosen.claude === null ? null : reasonText(chosen.claude),
    reasoning: joinedReasoning(joined),
    price: interest.price,
    morningLine: morningLineOf(interest),
  };
}

/** The race's first ticket: what both choose, or of two choices the likelier winner. */
export function firstChoice(race: AnalyzedRace): Joined | null {
  const [best] = [primaryOf(race.opinions.claude), primaryOf(race.opinions.openai)]
    .flatMap((choice) => (choice === null ? [] : (joinedOn(race, choice.index) ?? [])))
    .sort((a, b) => b.chance - a.chance);
  return best ?? null;
}

/** The race's pick, named by the horse that an analyst chose. */
export const primaryPick = ({ opinions }: AnalyzedRace, joined: Joined, consensus: Consensus): PickedHorse =>
  pickedHorse({ joined, horse: joined.horse }, consensus, {
    claude: primaryOf(opinions.claude),
    openai: primaryOf(opinions.openai),
  });
