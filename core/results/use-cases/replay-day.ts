import { formIn } from '../../card/form.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import { noonOf, type Track, trackByCode, trackByKey } from '../../card/track.ts';
import { backingsIn, evidenceOf } from '../../handicapping/evidence.ts';
import type { BackingsOf } from '../../handicapping/ports.ts';
import type { Say } from '../../kernel/doors.ts';
import { addDays, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Analysis } from '../../picks/analysis.ts';
import { fieldAtOff } from '../field-at-off.ts';
import { pastAfter } from '../fitting/known-past.ts';
import { type JoinedRace, joinedRaces } from '../joined-sheets.ts';
import type { ResultShelf } from '../ports.ts';
import {
  belongingTogether,
  type DayToReplay,
  evidenceAtOff,
  type JudgedRace,
  offOf,
  type Replay,
  replayOf,
} from '../replay.ts';
import { remarksOnCard, remarksOnResults } from '../replay-remarks.ts';

export interface ReplayDayDoors {
  readonly cards: Pick<CardShelf, 'cardFor' | 'formsOf'>;
  readonly results: Pick<ResultShelf, 'sheetsBetween'>;
  readonly backingsOf: BackingsOf;
  readonly analysis: Analysis;
}

/** Races of a day with what was known of each at its off. */
interface Judged {
  readonly races: readonly JudgedRace[];
  readonly remarks: readonly string[];
}

const FIRST_DAY = '1900-01-01' as RaceDay;

function asked(trackText: string, dayText: string): { code: string; track: Track | null; day: RaceDay } {
  const day = parseRaceDay(dayText);
  if (day === null) throw new Refusal('invalid', 'results.bad-day', `"${dayText}" is no day (YYYY-MM-DD).`);
  const track = trackByCode(trackText.toUpperCase()) ?? trackByKey(trackText.toLowerCase());
  const code = track?.code ?? trackText.toUpperCase();
  if (/^[A-Z]{2,3}$/.test(code)) return { code, track, day };
  throw new Refusal('invalid', 'results.bad-track', `"${trackText}" is no track (SAR, AQU, BEL).`);
}

async function judgedByCard(
  card: Card,
  runs: readonly JoinedRace[],
  { cards, backingsOf }: ReplayDayDoors,
): Promise<Judged> {
  const forms = await cards.formsOf(card.races, noonOf(card));
  const resultOf = (number: number) => runs.find(({ race }) => race.raceNumber === number)?.race ?? null;
  const atOff = card.races.map((race) => {
    const result = resultOf(race.number);
    return result === null ? race : fieldAtOff(race, result);
  });
  const known = await backingsOf(atOff, forms, noonOf(card));
  const races = atOff.map((race) => {
    const postTime = offOf(race, resultOf(race.number));
    const backings = backingsIn(known, race);
    const now = postTime ?? noonOf(race);
    const evidence = evidenceOf({ ...race, postTime }, formIn(forms, race), now, { backings });
    return { number: race.number, evidence, source: card.provenance };
  });
  return { races, remarks: remarksOnCard(card, { ...card, races: atOff }, runs) };
}

async function judgedByResults(
  { day, sheets }: DayToReplay,
  runs: readonly JoinedRace[],
  { results }: ReplayDayDoors,
  told: Say,
): Promise<Judged> {
  const [first] = sheets;
  if (first === undefined) return { races: [], remarks: [] };
  told('No card is kept for the day. Reading the results before it …');
  const isInvented = first.kind === 'simulation';
  const before = await results.sheetsBetween(null, FIRST_DAY, addDays(day, -1));
  const history = joinedRaces(before.filter(({ kind }) => (kind === 'simulation') === isInvented));
  const past = pastAfter(history);
  const source = { ...first.provenance, source: `Entries read back from ${first.provenance.source}` };
  const races = runs.map((run) => ({
    number: run.race.raceNumber,
    evidence: evidenceAtOff(run, past),
    source: isInvented ? source : { ...source, tier: 'derived' as const },
  }));
  return { races, remarks: remarksOnResults(runs, history.length) };
}

/**
 * Runs a stored day again by its own clock: each race is rated and picked on what was known at its off, then its result
 * settles a $2 win bet on the primary pick, and on the value bets where there is no pass. Nothing is kept and no clock
 * is read, so that two runs are alike to the byte. Without a card the fields are read back from the results. Refuses
 * ('invalid') what is no track (`results.bad-track`) and no day (`results.bad-day`), and ('not-found',
 * `results.nothing-to-replay`) a day with neither card nor results.
 */
export function makeReplayDay(doors: ReplayDayDoors) {
  const { cards, results, analysis } = doors;

  return async function replayDay(trackText: string, dayText: string, told: Say): Promise<Replay> {
    const { code, track, day } = asked(trackText, dayText);
    const kept = track === null ? null : await cards.cardFor(track.slug, day);
    const sheets = await results.sheetsBetween(code, day, day);
    if (kept === null && sheets.length === 0) {
      throw new Refusal(
        'not-found',
        'results.nothing-to-replay',
        `There is neither a card nor a result of ${code} on ${day}.`,
      );
    }
    const facts = belongingTogether({ track: code, day, card: kept?.card ?? null, sheets });
    const runs = joinedRaces(facts.sheets);
    const judged =
      facts.card === null
        ? await judgedByResults(facts, runs, doors, told)
        : await judgedByCard(facts.card, runs, doors);
    return replayOf(facts, judged.races, analysis, judged.remarks);
  };
}

export type ReplayDay = ReturnType<typeof makeReplayDay>;
