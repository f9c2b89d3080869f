import { lineText, liveText } from '../recommendations/live-odds.ts';
import type { PickedHorse, Slot } from '../recommendations/recommendation.ts';
import type { ValueBet } from '../recommendations/value-bet.ts';
import type { AnalysedRace } from './analysis.ts';
import { type Consensus, consensusOf, type Side } from './consensus.ts';
import { type HorseOpinion, longshotOf, type Opinion, opinionOn, primaryOf } from './opinion.ts';
import { reasonText } from './reasoning.ts';

/** One betting interest with what each analyst thinks of it; of coupled horses each may mean another. */
export interface Joined {
  readonly at: number;
  /** Null while the analyst of that slot said nothing. */
  readonly claude: HorseOpinion | null;
  readonly openai: HorseOpinion | null;
  /** The one of the two that is named: of the analyst who picks the ticket first, else who thinks more of it. */
  readonly horse: HorseOpinion;
  /** Blended chance, 0-1. */
  readonly chance: number;
  /** Mean of the agreement of the analysts who have one, whole, 0-100; null where none does. */
  readonly confidence: number | null;
  /** Whose words they are. */
  readonly voices: AnalysedRace['voices'];
}

const heard = <Heard>(sides: readonly (Heard | null)[]): readonly Heard[] =>
  sides.filter((side) => side !== null);

export function joinedOn(race: AnalysedRace, at: number): Joined | null {
  const { opinions, blended, voices: pickers } = race;
  const claude = opinionOn(opinions.claude, at);
  const openai = opinionOn(opinions.openai, at);
  const sides = heard([claude, openai]);
  const told = heard(sides.map(({ agreement }) => agreement));
  const sum = told.reduce((total, agreement) => total + agreement, 0);
  const firsts = [primaryOf(opinions.claude), primaryOf(opinions.openai)];
  const [fonder] = [...sides].sort((a, b) => b.score - a.score);
  const horse = firsts.find((first) => first?.at === at) ?? fonder;
  if (horse === undefined || horse === null) return null;
  const confidence = told.length === 0 ? null : Math.round(sum / told.length);
  return { at, claude, openai, horse, chance: blended[at] ?? 0, confidence, voices: pickers };
}

/** Every betting interest joined, best blended chance first. */
export const joinedRanking = (race: AnalysedRace): readonly Joined[] =>
  race.blended
    .flatMap((_, at) => joinedOn(race, at) ?? [])
    .sort((a, b) => b.chance - a.chance || a.at - b.at);

function sideOf(opinion: Opinion | null, bets: readonly ValueBet[]): Side | null {
  const primary = primaryOf(opinion);
  if (opinion === null || primary === null) return null;
  const longshot = longshotOf(opinion);
  const valued = new Set(bets.map(({ programNumber }) => programNumber));
  const named = opinion.ranking.filter((row) => row === longshot || valued.has(row.runner.programNumber));
  return { at: primary.at, confidence: primary.agreement, alsoNames: named.map(({ at }) => at) };
}

export const raceConsensus = (
  { opinions }: AnalysedRace,
  bets: Readonly<Record<Slot, readonly ValueBet[]>>,
): Consensus => consensusOf(sideOf(opinions.claude, bets.claude), sideOf(opinions.openai, bets.openai));

/** What each analyst who spoke says of one horse. */
export function joinedReasoning({ claude, openai, voices: pickers }: Joined): string {
  const said = heard([
    claude === null ? null : `${pickers.claude}. ${reasonText(claude)}`,
    openai === null ? null : `${pickers.openai}. ${reasonText(openai)}`,
  ]);
  return said.join(' ');
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
    morningLineOdds: lineText(interest),
    currentOdds: liveText(interest),
  };
}

/** The race's first ticket: what both choose, or of two choices the one with the better blended chance. */
export function firstChoice(race: AnalysedRace): Joined | null {
  const [best] = [primaryOf(race.opinions.claude), primaryOf(race.opinions.openai)]
    .flatMap((choice) => (choice === null ? [] : (joinedOn(race, choice.at) ?? [])))
    .sort((a, b) => b.chance - a.chance);
  return best ?? null;
}

/** The race's pick, named by the horse that an analyst chose. */
export const primaryPick = ({ opinions }: AnalysedRace, joined: Joined, consensus: Consensus): PickedHorse =>
  pickedHorse({ joined, horse: joined.horse }, consensus, {
    claude: primaryOf(opinions.claude),
    openai: primaryOf(opinions.openai),
  });
