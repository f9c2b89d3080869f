import { trackOrRefusal } from '../../card/days-card.ts';
import type { Track } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { DAY, type Instant, instant, shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { whyNone } from '../fresh-enough.ts';
import { type Place, placeOfTrack } from '../place.ts';
import type { WeatherSource, WeatherStore } from '../ports.ts';
import type { WeatherKind, WeatherReport } from '../weather-report.ts';

/** How long a forecast, alerts, soil and rain are kept. */
const RETENTION_MS = 30 * DAY;

export interface FetchWeatherDeps {
  readonly source: WeatherSource;
  readonly weather: WeatherStore;
  readonly withLock: WithLock;
  readonly announce: Announce;
  /** The racing clock. */
  readonly clock: Clock;
}

type Fact = Pick<WeatherReport, 'kind' | 'fact'>;

interface Question {
  readonly kind: WeatherKind;
  ask(): Promise<Fact>;
}

/** What the source is asked: only what it offers. */
function questionsTo({ source, clock }: FetchWeatherDeps, place: Place): readonly Question[] {
  const question = <T>(kind: WeatherKind, ask: ((place: Place) => Promise<T>) | null): readonly Question[] =>
    ask === null ? [] : [{ kind, ask: async () => ({ kind, fact: await ask(place) }) as Fact }];
  const reportedAlerts = async (ask: NonNullable<WeatherSource['alerts']>) => ({
    alerts: await ask(place),
    provenance: { tier: 'live', source: source.name, at: clock() } as const,
  });
  const { alerts } = source;
  return [
    ...question('observation', source.observation),
    ...question('forecast', source.forecast),
    ...question('alerts', alerts === null ? null : () => reportedAlerts(alerts)),
    ...question('soil', source.soil),
    ...question('rain', source.rain),
  ];
}

type Answered = { readonly fact: Fact } | { readonly kind: WeatherKind; readonly refusal: Refusal };

async function answered({ kind, ask }: Question, clock: Clock): Promise<Answered> {
  try {
    const fact = await ask();
    const why = whyNone(fact, clock());
    return why === null ? { fact } : { kind, refusal: new Refusal('unavailable', 'weather.useless', why) };
  } catch (error) {
    if (error instanceof Refusal) return { kind, refusal: error };
    throw error;
  }
}

/** In sequence: a service that answers everything at once is called only once. */
async function allAnswered(questions: readonly Question[], clock: Clock): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const question of questions) answers.push(await answered(question, clock));
  return answers;
}

/** Nothing is known before it was measured, though the racing clock may show less. */
const reportOf = ({ kind, fact }: Fact, trackSlug: string, now: Instant): WeatherReport =>
  ({ kind, trackSlug, knownAt: instant(Math.max(now, fact.provenance.at)), fact }) as WeatherReport;

function refusePast(day: RaceDay, today: RaceDay, { name }: WeatherSource): void {
  if (day >= today) return;
  const sentence = `${name} reports current and coming weather only, not that of ${day}.`;
  throw new Refusal('not-found', 'weather.past-day', sentence);
}

function placeOrRefusal({ slug, displayName }: Track): Place {
  const place = placeOfTrack(slug);
  if (place !== null) return place;
  throw new Refusal('not-found', 'weather.unknown-place', `No coordinates for ${displayName}.`);
}

/** Keeps the facts; says how many are new, and announces them. */
async function keepFacts(deps: FetchWeatherDeps, track: Track, facts: readonly Fact[]): Promise<number> {
  const { weather, withLock, announce, clock } = deps;
  return withLock(`weather ${track.slug}`, async () => {
    const instant = clock();
    const added = await weather.keep(facts.map((fact) => reportOf(fact, track.slug, instant)));
    await weather.forgetBefore(shift(instant, -RETENTION_MS));
    if (added === 0) return added;
    const day = raceDayAt(instant, track.timeZone);
    await announce({ topic: 'weather', track: track.slug, day, raceNumber: null, at: instant });
    return added;
  });
}

/**
 * Asks the source for observation, forecast, alerts, soil and rain at a track and stores the answers; what failed,
 * is empty or too old is a fault, and what was stored before stays. Refuses a day that is over ('not-found', `weather.past-day`), a track of
 * unknown place, and with the source's own refusal when nothing came at all.
 */
export function makeFetchWeather(deps: FetchWeatherDeps): FetchSource {
  return async function fetchWeather(request, log) {
    const track = trackOrRefusal(request.track);
    const place = placeOrRefusal(track);
    refusePast(request.day, raceDayAt(deps.clock(), track.timeZone), deps.source);
    const answers = await allAnswered(questionsTo(deps, place), deps.clock);
    const failed = answers.flatMap((answer) => ('refusal' in answer ? [answer] : []));
    const [first] = failed;
    if (first !== undefined && failed.length === answers.length) throw first.refusal;
    const facts = answers.flatMap((answer) => ('fact' in answer ? [answer.fact] : []));
    const added = await keepFacts(deps, track, facts);
    log(
      `${deps.source.name}, ${track.displayName}: ${facts.map(({ kind }) => kind).join(', ')}; ${added} new`,
    );
    const faults = failed.map(({ kind, refusal }) => `No ${kind}: ${refusal.message}`);
    const parts = answers.map((answer) =>
      'fact' in answer
        ? { name: answer.fact.kind, expected: 1, received: 1 }
        : { name: answer.kind, expected: 1, received: 0 },
    );
    return { expected: answers.length, received: facts.length, faults, parts };
  };
}
