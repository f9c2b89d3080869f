import type { MemberId } from '../../accounts/member.ts';
import { plainText } from '../../accounts/plain-text.ts';
import { countTry, type Tally, type TryLimit } from '../../accounts/try-limit.ts';
import { bettingInterests } from '../../card/betting-interest.ts';
import { runnerOfKey } from '../../card/horse-in-race.ts';
import type { CardStore, StoredRace } from '../../card/ports.ts';
import { parseRaceId, type Race } from '../../card/race.ts';
import type { HorseKey, Runner } from '../../card/runner.ts';
import { zoneOf } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, NewId, WithLock } from '../../kernel/functions.ts';
import { HOUR, type Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { OddsStore } from '../../odds/ports.ts';
import {
  isSamePick,
  type MemberPick,
  type MemberPickId,
  type PickedHorse,
  type PickWords,
  pickedFacts,
  pickedHorse,
  REASONING_LIMIT,
} from '../member-picks/member-pick.ts';
import { priceAt } from '../member-picks/pick-price.ts';
import type { MemberPickStore } from '../ports.ts';

export interface SubmitPickDeps {
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly memberPicks: Pick<MemberPickStore, 'keep' | 'current'>;
  /** The racing clock. */
  readonly clock: Clock;
  readonly attempts: Tally;
  readonly machineClock: () => Instant;
  readonly newId: NewId;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  readonly announce: Announce;
}

/** What a member submits. `horseId` is the key of the entry's horse. */
export interface PickSubmission extends PickWords {
  readonly memberId: MemberId;
  readonly raceId: string;
  readonly horseId: string;
  /** Of an exacta: the horse to run second; any other when left out. */
  readonly secondHorseId?: string | undefined;
}

export interface PickSubmitted {
  /** `unchanged`: the current pick is the same, and nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly pick: MemberPick;
}

const LIMIT: TryLimit = { tries: 60, withinMs: HOUR };

const invalid = (code: string, sentence: string): Refusal =>
  new Refusal('invalid', `picks.${code}`, sentence);
const conflict = (code: string, sentence: string): Refusal =>
  new Refusal('conflict', `picks.${code}`, sentence);

function checkedWords(words: PickWords): PickWords {
  const { confidence } = words;
  const reasoning = plainText(words.reasoning);
  if (reasoning === null) throw invalid('no-reasoning', '"reasoning": say why you pick the horse.');
  if (reasoning.length > REASONING_LIMIT) {
    throw invalid('long-reasoning', `"reasoning": at most ${REASONING_LIMIT} characters.`);
  }
  if (!Number.isInteger(confidence) || confidence < 1 || confidence > 100) {
    throw invalid('bad-confidence', '"confidence": a whole number from 1 to 100.');
  }
  return { ...words, reasoning };
}

async function raceToPick({ cards }: SubmitPickDeps, idText: string): Promise<StoredRace> {
  const id = parseRaceId(idText)?.id ?? null;
  const found = id === null ? null : await cards.raceWith(id);
  if (found !== null) return found;
  throw invalid('unknown-race', '"raceId": no such race.');
}

function refuseRaceUnderWay({ postTime, day, trackSlug, number }: Race, now: Instant): void {
  const isPast = day < raceDayAt(now, zoneOf(trackSlug));
  if (!isPast && (postTime === null || now < postTime)) return;
  throw conflict('race-off', `"raceId": race ${number} on ${day} is off. Picks are closed.`);
}

function horseToPick(race: Race, horseId: string, field = 'horseId'): Runner {
  const runner = runnerOfKey(race.runners, horseId as HorseKey);
  if (runner === null) throw invalid('unknown-horse', `"${field}": race ${race.number} has no such horse.`);
  if (!runner.isScratched) return runner;
  throw conflict('scratched', `"${field}": ${runner.horseName} is scratched from race ${race.number}.`);
}

/** The horse of an exacta to run second; null: any other. */
function secondToPick(
  race: Race,
  first: Runner,
  { betType, secondHorseId }: Pick<PickSubmission, 'betType' | 'secondHorseId'>,
): PickedHorse | null {
  if (secondHorseId === undefined) return null;
  if (betType !== 'exacta')
    throw invalid('second-horse', '"secondHorseId": only an exacta has a second horse.');
  const runner = horseToPick(race, secondHorseId, 'secondHorseId');
  const isOneTicket = bettingInterests(race.runners).some(
    ({ runners }) => runners.includes(first) && runners.includes(runner),
  );
  if (!isOneTicket) return pickedHorse(runner);
  throw invalid('same-horse', '"secondHorseId": an exacta needs two horses that are not coupled.');
}

/**
 * Saves a member's pick with the price at that moment. Until the off, a new one for the same race and bet type supersedes
 * the one before; both are stored. The same again changes nothing. Refuses 'invalid' what cannot be read
 * (`picks.no-reasoning`, `picks.long-reasoning`, `picks.bad-confidence`), an unknown race (`picks.unknown-race`) or horse (`picks.unknown-horse`), a second horse
 * outside an exacta (`picks.second-horse`) or on the same ticket as the first (`picks.same-horse`); 'conflict' a race that is off (`picks.race-off`) and a
 * scratched horse (`picks.scratched`); 'too-many' more than sixty an hour.
 */
export function makeSubmitPick(deps: SubmitPickDeps) {
  const { odds, memberPicks, clock, newId, announce } = deps;

  async function picked({
    memberId,
    raceId,
    horseId,
    secondHorseId,
    ...wording
  }: PickSubmission): Promise<MemberPick> {
    const words = checkedWords(wording);
    const { race, provenance: card } = await raceToPick(deps, raceId);
    const now = clock();
    refuseRaceUnderWay(race, now);
    const runner = horseToPick(race, horseId);
    const second = secondToPick(race, runner, { betType: words.betType, secondHorseId });
    const boards = await odds.latest([{ raceId: race.id, before: now }]);
    const price = priceAt(runner, boards, now);
    const id = newId() as MemberPickId;
    return { id, memberId, ...pickedFacts(race, runner), second, ...words, madeAt: now, price, card };
  }

  async function keepIfNew(pick: MemberPick): Promise<PickSubmitted> {
    const { trackSlug: track, day, raceNumber, madeAt: instant } = pick;
    const before = await memberPicks.current(pick);
    if (before !== null && isSamePick(before, pick)) return { outcome: 'unchanged', pick: before };
    await memberPicks.keep(pick);
    await announce({ topic: 'picks', track, day, raceNumber, at: instant });
    return { outcome: before === null ? 'kept' : 'replaced', pick };
  }

  return async function submitPick(submission: PickSubmission): Promise<PickSubmitted> {
    const { memberId, raceId } = submission;
    await countTry(deps.attempts, LIMIT, `member-picks:member:${memberId}`, deps.machineClock());
    return deps.withLock(`member-pick:${memberId}:${raceId}`, () =>
      deps.allOrNothing(async () => keepIfNew(await picked(submission))),
    );
  };
}

export type SubmitPick = ReturnType<typeof makeSubmitPick>;
