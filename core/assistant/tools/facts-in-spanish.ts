import { announcedDistance } from '../../card/announced.ts';
import type { Race } from '../../card/race.ts';
import { isStarter } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { shortDollars } from '../../kernel/text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { named, personText, priceOf } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import type { HorseNamed } from './horses-named.ts';
import { winPayoff } from './result-words.ts';
import type { ToolFacts } from './tool.ts';

const DISTANCE = /distancia|superficie|c[eé]sped|bolsa|premio|qu[eé] tipo/iu;
const FIELD = /cu[aá]nt[oa]s\b.*\b(?:corren|caballos|hay|participan)/iu;
const PACE = /adelante|puntero|lidera|delantero|velocidad|ritmo|punta/iu;
const TRAINS = /entrena/iu;
const PRICE = /precio|cuota|l[ií]nea|momio|paga\b|cotiza/iu;
const WEATHER = /llov|lluev|lluvia|clima|tiempo hace|pron[oó]stico del tiempo|\bpista\b|viento/iu;
/** Of rain or the weather to come. */
const FORECAST = /llover|lluev|lluvia|pron[oó]stico/iu;
/** Horses in the rain, or what the rain would change: not the weather itself. */
const NOT_OF_WEATHER =
  /qui[eé]n|caballo|gan[aoó]|apost|apuest|favorit|jug|jinete|entrena|distancia|corre|superficie|(?<!\p{L})si\s+(?:llueve|hay|va|llover)|c[eé]sped|tierra|grama|hierba|sint[eé]tic|qu[eé] (?:tipo|pista)|pista (?:mojada|fangosa|r[aá]pida|principal)/iu;

/** Distance, surface, purse and field of a race; null where a question asks for none of them. */
export function conditionsInSpanish(race: Race, text: string): string | null {
  const starters = race.runners.filter(isStarter).length;
  if (FIELD.test(text)) return `Carrera ${race.number}: corren ${starters}.`;
  if (!DISTANCE.test(text)) return null;
  const course =
    race.surface === null ? 'superficie no anunciada' : courseOf(race.surface).name.toLowerCase();
  const purse = race.purse === null ? 'bolsa no conocida' : `bolsa ${shortDollars(race.purse)}`;
  return `Carrera ${race.number}: ${announcedDistance(race)}, ${course}, ${purse}, corren ${starters}.`;
}

/** Who is near the lead early, as the pace is projected; null where a question does not ask it. */
export function paceInSpanish({ picks, evidence }: RaceView, text: string): readonly string[] | null {
  if (!PACE.test(text)) return null;
  const early = evidence.starters
    .filter(({ ratings }) => ratings.runStyle === 'E' || ratings.runStyle === 'E/P')
    .toSorted((a, b) => (b.ratings.earlyPoints ?? 0) - (a.ratings.earlyPoints ?? 0))
    .map(
      ({ programNumber, horseName, ratings }) =>
        `${named({ programNumber, horse: horseName })} (${ratings.runStyle})`,
    );
  return [
    early.length === 0
      ? `Carrera ${picks.raceNumber}: ningún caballo tiene estilo delantero conocido.`
      : `Carrera ${picks.raceNumber}: con velocidad temprana, ${early.join(', ')}.`,
  ];
}

/** The trainer or the price of a horse; null where a question asks for neither. */
export function horseInSpanish(
  view: RaceView,
  { runner, raceNumber }: HorseNamed,
  text: string,
): string | null {
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  if (TRAINS.test(text))
    return runner.trainer === null
      ? `${name}, carrera ${raceNumber}: no hay entrenador anunciado.`
      : `${personText(runner.trainer.name)} entrena a ${name}, carrera ${raceNumber}.`;
  if (/en qu[eé] carrera/iu.test(text)) return `${name} corre en la carrera ${raceNumber}.`;
  return PRICE.test(text)
    ? `${name}, carrera ${raceNumber}: ${priceOf(view, runner.programNumber)
        .replace('on the morning line', 'línea de la mañana')
        .replace('no price yet', 'sin precio todavía')}.`
    : null;
}

/** What the favorite of a race that was run paid to win, or that it did not win; null where a question does not ask it. */
export function favoritePaid(race: ShownRace, text: string): string | null {
  if (!/favorit/iu.test(text)) return null;
  const favorite = race.starters.find(({ isFavorite }) => isFavorite === true);
  if (favorite === undefined) return `Carrera ${race.raceNumber}: el favorito no está registrado.`;
  const name = named({ programNumber: favorite.programNumber, horse: favorite.horseName });
  if (favorite.official !== 1)
    return `El favorito de la carrera ${race.raceNumber}, ${name}, no ganó: llegó ${favorite.official ?? 'sin puesto'}.`;
  const paid = winPayoff(race, favorite.bettingInterest);
  return `El favorito de la carrera ${race.raceNumber}, ${name}, ganó${paid === null ? '; su pago no está registrado' : ` y pagó $${paid.toFixed(2)}`}.`;
}

/** Whether a question is about air and track. */
export const isOfWeather = (text: string): boolean => WEATHER.test(text) && !NOT_OF_WEATHER.test(text);

/** Air and track of a race as last read; that no forecast is stored where a question asks for one. */
export function weatherInSpanish(view: RaceView | undefined, text: string): readonly string[] {
  const forecast = FORECAST.test(text) ? ['Aquí no se guarda ningún pronóstico del tiempo.'] : [];
  if (view === undefined) return [...forecast, 'No quedan carreras hoy.'];
  const { temperature, description, trackCondition } = view.picks.weatherData;
  const air = [temperature === null ? null : `${Math.round(temperature)}°F`, description];
  const parts = [
    ...air,
    air.every((part) => part === null) ? 'sin lectura del tiempo' : null,
    trackCondition === null ? 'estado de la pista no publicado' : `pista ${trackCondition}`,
  ].filter((part) => part !== null);
  return [
    ...forecast,
    `${forecast.length > 0 ? 'Última lectura, carrera' : 'Carrera'} ${view.picks.raceNumber}: ${parts.join(', ')}.${forecast.length > 0 ? '' : ' Es la última lectura, no un pronóstico.'}`,
  ];
}

/** The races worth a bet by the verdicts, with the price to take. */
export function bestBetsInSpanish(views: readonly RaceView[]): readonly string[] {
  const found = views.flatMap(({ picks }) =>
    picks.verdict.kind === 'BET' || picks.verdict.kind === 'WATCH'
      ? [
          `- Carrera ${picks.raceNumber}: ${picks.verdict.kind}, ${picks.verdict.horse ?? ''}${picks.verdict.priceToTake == null ? '' : ` a ${picks.verdict.priceToTake.text} o más`}`,
        ]
      : [],
  );
  return found.length === 0
    ? ['PASS: ningún precio del programa es lo bastante largo ahora.']
    : ['Carreras con apuesta posible:', ...found];
}

const KINDS_OF_CHANGE: Readonly<Record<string, string>> = {
  jockey: 'jinete',
  weight: 'peso',
  blinkers: 'anteojeras',
  'morning-line': 'línea de la mañana',
  surface: 'superficie',
  distance: 'distancia',
  'post-time': 'hora',
  going: 'estado de la pista',
};

/** The scratches of races and what else was changed since the card was imported. */
export async function changesInSpanish(
  races: readonly Race[],
  showChanges: ToolFacts['showChanges'],
): Promise<readonly string[]> {
  const scratched = races.flatMap(({ number, runners }) =>
    runners
      .filter(({ isScratched }) => isScratched)
      .map(
        ({ programNumber, horseName }) =>
          `- Carrera ${number}: ${named({ programNumber, horse: horseName })}, retirado`,
      ),
  );
  const ofRaces = await Promise.all(
    races.map(async ({ id, number }) =>
      (await showChanges(id)).changes
        .filter(({ isInForce, fact }) => isInForce && KINDS_OF_CHANGE[fact.what] !== undefined)
        .map(
          ({ programNumber, fact, after }) =>
            `- Carrera ${number}${programNumber === null ? '' : ` #${programNumber}`}: ${KINDS_OF_CHANGE[fact.what]} ${after ?? 'no conocido'}`,
        ),
    ),
  );
  const lines = [...scratched, ...ofRaces.flat()];
  return lines.length === 0 ? ['No hay retirados ni cambios conocidos.'] : ['Retirados y cambios:', ...lines];
}

/** Who rides each starter of a race. */
export const ridersInSpanish = ({ number, runners }: Race): readonly string[] => [
  `Jinetes de la carrera ${number}:`,
  ...runners
    .filter(isStarter)
    .map(
      ({ programNumber, horseName, jockey }) =>
        `- ${named({ programNumber, horse: horseName })}: ${jockey === null ? 'sin anunciar' : personText(jockey.name)}`,
    ),
];
