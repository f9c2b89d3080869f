import { formIn } from '../../card/form.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import { noonOf, type Track } from '../../card/track.ts';
import { aroundRace, evidenceOf } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Log } from '../../kernel/functions.ts';
import { DAY, instant, shift } from '../../kernel/instant.ts';
import { addDays, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type JoinedRace, joinedRaces, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { trackOfResults } from '../../results/track-of-results.ts';
import { pastAfter } from '../../training/fitting/known-past.ts';
import { fieldThen } from '../replay/field-on-the-way.ts';
import {
  belongingTogether,
  type DayToReplay,
  evidenceAtOff,
  type Replay,
  replayOf,
  type ScoredRace,
  scoredAlongTheWay,
} from '../replay/replay.ts';
import { type EvidenceMoment, MINUTES_BEFORE } from '../replay/replay-moments.ts';
import { remarksOnCard, remarksOnResults } from '../replay/replay-remarks.ts';

export interface ReplayDayDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly knownAround: KnownAround;
  readonly analysis: Analysis;
}

/** Races of a day with what was known of each at its off. */
interface RatedRace {
  readonly races: readonly ScoredRace[];
  readonly remarks: readonly string[];
}

const FIRST_DAY = '1900-01-01' as RaceDay;

function parsedRequest(
  trackText: string,
  dayText: string,
): { code: string; track: Track | null; day: RaceDay } {
  const day = parseRaceDay(dayText);
  if (day === null)
    throw new Refusal('invalid', 'results.bad-day', `"${dayText}" is not a date (YYYY-MM-DD).`);
  return { ...trackOfResults(trackText), day };
}

async function scoredByCard(
  card: Card,
  runs: readonly JoinedRace[],
  { cards, changes, knownAround }: ReplayDayDeps,
): Promise<RatedRace> {
  const forms = await cards.formsOf(card.races, noonOf(card));
  const cardChanges = await changes.changesOn(card.trackSlug, card.day, shift(noonOf(card), DAY));
  const onTheWay = MINUTES_BEFORE.map(async (minutesBefore) => {
    const fields = card.races.map((race) =>
      fieldThen(race, minutesBefore, { card, changes: cardChanges, runs }),
    );
    const asThough = fields.map(({ race, now }) => ({ ...race, postTime: now }));
    const known = await knownAround(
      asThough,
      forms,
      instant(Math.max(noonOf(card), ...fields.map(({ now }) => now))),
    );
    return fields.map(({ race, now }): EvidenceMoment => {
      const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(known, race));
      return { minutesBefore, evidence };
    });
  });
  const moments = (await Promise.all(onTheWay)).flat();
  const races = card.races.map(({ id, number }) =>
    scoredAlongTheWay(
      number,
      moments.filter(({ evidence }) => evidence.race.id === id),
      card.provenance,
    ),
  );
  const atOff = races.flatMap(({ evidence: { race, runners } }) => ({ ...race, runners }));
  return { races, remarks: remarksOnCard({ card, atOff: { ...card, races: atOff }, rated: races, runs }) };
}

async function scoredByResults(
  { day, sheets }: DayToReplay,
  runs: readonly JoinedRace[],
  { results }: ReplayDayDeps,
  say: Log,
): Promise<RatedRace> {
  const [first] = sheets;
  if (first === undefined) return { races: [], remarks: [] };
  say('No card is stored for the day. Reading the results before it …');
  const isInvented = first.kind === 'simulation';
  const before = await results.sheetsBetween(null, FIRST_DAY, addDays(day, -1));
  const history = joinedRaces(
    sheetsToLearnFrom(before.filter(({ kind }) => (kind === 'simulation') === isInvented)),
  );
  const past = pastAfter(history);
  const source = { ...first.provenance, source: `Entries read back from ${first.provenance.source}` };
  const races = runs.map((run) => ({
    number: run.race.raceNumber,
    evidence: evidenceAtOff(run, past),
    moments: [],
    source: isInvented ? source : { ...source, tier: 'derived' as const },
  }));
  return { races, remarks: remarksOnResults(runs, history.length) };
}

/**
 * Runs a stored day again by its own clock: each race is rated on what was known on the way to its off and at it, then its result
 * settles a $2 win bet on the primary pick, and on the value bets where there is no pass. Nothing is kept and no clock
 * is read, so that two runs are alike to the byte. Without a card the fields are read back from the results. Refuses
 * ('invalid') what is no track (`results.bad-track`) and no day (`results.bad-day`), and ('not-found',
 * `results.nothing-to-replay`) a day with neither card nor results.
 */
export function makeReplayDay(deps: ReplayDayDeps) {
  const { cards, results, analysis } = deps;

  return async function replayDay(trackText: string, dayText: string, say: Log): Promise<Replay> {
    const { code, track, day } = parsedRequest(trackText, dayText);
    const storedCard = track === null ? null : await cards.cardFor(track.slug, day);
    const sheets = await results.sheetsBetween(code, day, day);
    if (storedCard === null && sheets.length === 0) {
      throw new Refusal(
        'not-found',
        'results.nothing-to-replay',
        `There is neither a card nor a result of ${code} on ${day}.`,
      );
    }
    const facts = belongingTogether({ track: code, day, card: storedCard?.card ?? null, sheets });
    const runs = joinedRaces(facts.sheets);
    const rated =
      facts.card === null
        ? await scoredByResults(facts, runs, deps, say)
        : await scoredByCard(facts.card, runs, deps);
    return replayOf(facts, rated.races, analysis, rated.remarks);
  };
}

export type ReplayDay = ReturnType<typeof makeReplayDay>;
