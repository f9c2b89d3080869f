import { isStarter, type Runner } from '../../card/runner.ts';
import { percentText } from '../../kernel/text.ts';
import { chanceOf, named, namedIn, percent, personText } from '../jake/wording.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { ratesOf } from './people-compared.ts';
import { type PersonNamed, peopleNamed } from './people-named.ts';
import type { ToolFacts } from './tool.ts';

type Race = CardInPlay['races'][number];

/** A question in Spanish on a card, with the race that it names. */
export interface SpanishQuestion {
  readonly text: string;
  readonly card: CardInPlay;
  readonly race: Race | undefined;
}

const DEBUT = /(?<!\p{L})debut\p{L}*|primera vez que corren?|nunca (?:ha|han) corrido/iu;
const LONGSHOT =
  /(?<!\p{L})(?:caballos? de precio|sorpresas?|palos?|batacazos?|bombazos?|tapados?|longshots?|gallo tapado)(?!\p{L})/iu;
const AWAY =
  /(?<!\p{L})(?:descanso|descansad\p{L}*|inactiv\p{L}*|sin correr|tiempo fuera|frescos?)(?!\p{L})/iu;
const INSIDE = /(?<!\p{L})(?:por dentro|adentro|riel|baranda|puesto (?:uno|1)|pegado al palo)(?!\p{L})/iu;
const OUTSIDE = /(?<!\p{L})(?:por fuera|afuera|m[aá]s abierto)(?!\p{L})/iu;
const FIGURE = /(?<!\p{L})(?:figuras?|n[uú]mero de velocidad|[ií]ndice de velocidad)(?!\p{L})/iu;
const HOW_MANY_RACES = /cu[aá]ntas carreras/iu;
const HOT =
  /(?<!\p{L})(?:mejor(?:es)?|calientes?|l[ií]der(?:es)?|encendid\p{L}*|en racha|m[aá]s gana\p{L}*)(?!\p{L})/iu;
const PEOPLE = /(?<!\p{L})(?:jinetes?|jockeys?|entrenador(?:es)?)(?!\p{L})/iu;
/** From these odds to one on a horse is a longshot; from so many days on it was away. */
const LONG = 6;
const DAYS_AWAY = 45;
const LEAST_STARTS = 10;
const LISTED = 5;

const nameOf = ({ programNumber, horseName: horse }: Runner): string => named({ programNumber, horse });

const racesOf = ({ card, race }: SpanishQuestion): readonly Race[] =>
  race === undefined ? card.races : [race];

const openViews = async (question: SpanishQuestion, { viewsOf }: ToolFacts): Promise<readonly RaceView[]> =>
  (await viewsOf(racesOf(question).map(({ number }) => number))).filter((view) => !isRun(view));

/** `en la carrera 5`, `en las carreras que quedan`. */
const whereIn = ({ race }: SpanishQuestion): string =>
  race === undefined ? 'en las carreras que quedan' : `en la carrera ${race.number}`;

async function debuts(question: SpanishQuestion, facts: ToolFacts): Promise<readonly string[]> {
  const found = (await openViews(question, facts))
    .flatMap((view) =>
      view.evidence.starters
        .filter(({ records }) => records?.life?.starts === 0)
        .map((runner) => ({ view, runner, chance: chanceOf(view, runner.programNumber) ?? 0 })),
    )
    .toSorted((a, b) => b.chance - a.chance);
  if (found.length === 0) return [`No hay debutantes ${whereIn(question)}.`];
  return [
    `Debutantes ${whereIn(question)}, por probabilidad de ganar:`,
    ...found.map(
      ({ view, runner, chance }) =>
        `- Carrera ${view.picks.raceNumber}, ${nameOf(runner)}: ${percent(chance)}${runner.trainer === null ? '' : `, entrenador ${personText(runner.trainer.name)}`}`,
    ),
  ];
}

async function longshots(question: SpanishQuestion, facts: ToolFacts): Promise<readonly string[]> {
  const found = (await openViews(question, facts))
    .flatMap((view) =>
      view.evidence.interests.flatMap(({ number, runners, price }, index) =>
        price === null || price.toOne < LONG
          ? []
          : [
              {
                view,
                number: runners[0]?.programNumber ?? number,
                chance: view.chances[index] ?? 0,
                price: price.text,
              },
            ],
      ),
    )
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 3);
  if (found.length === 0) return [`Ningún caballo está a ${LONG}-1 o más ${whereIn(question)}.`];
  return [
    `Los más probables a ${LONG}-1 o más ${whereIn(question)}:`,
    ...found.map(
      ({ view, number, chance, price }) =>
        `- Carrera ${view.picks.raceNumber}, ${namedIn(view, number)} (${price}): ${percent(chance)} de ganar`,
    ),
    'Solo para entretenimiento; aquí no se aceptan apuestas.',
  ];
}

function away(question: SpanishQuestion): readonly string[] {
  const found = racesOf(question)
    .flatMap(({ number, runners }) =>
      runners
        .filter(isStarter)
        .flatMap((runner) =>
          runner.daysSinceLast === null ? [] : [{ number, runner, days: runner.daysSinceLast }],
        ),
    )
    .filter(({ days }) => days >= DAYS_AWAY)
    .toSorted((a, b) => b.days - a.days);
  const lead = `Con ${DAYS_AWAY} días o más sin correr${question.race === undefined ? '' : ` en la carrera ${question.race.number}`}: ${found.length}.`;
  return [
    lead,
    ...found
      .slice(0, 2 * LISTED)
      .map(({ number, runner, days }) => `- Carrera ${number}, ${nameOf(runner)}: ${days} días`),
    ...(found.length > 2 * LISTED ? [`Y ${found.length - 2 * LISTED} más.`] : []),
    `Fuente: ${question.card.card.source}.`,
  ];
}

function atTheEnd({ number, runners }: Race, isInside: boolean): string {
  const drawn = runners
    .filter(isStarter)
    .flatMap((runner) => (runner.postPosition === null ? [] : [{ runner, post: runner.postPosition }]))
    .toSorted((a, b) => a.post - b.post);
  const found = isInside ? drawn[0] : drawn.at(-1);
  return found === undefined
    ? `Carrera ${number}: el programa no da los puestos.`
    : `Carrera ${number}: ${nameOf(found.runner)} sale por ${isInside ? 'dentro' : 'fuera'}, puesto ${found.post}.`;
}

/** The last figure of a horse, as the card gives it. */
async function figure(question: SpanishQuestion, { viewsOf }: ToolFacts): Promise<readonly string[] | null> {
  const [horse] = horsesNamed(question.card, question.text);
  if (horse === undefined) return null;
  const [view] = await viewsOf([horse.raceNumber]);
  const runner = view?.evidence.runners.find(
    ({ programNumber }) => programNumber === horse.runner.programNumber,
  );
  const last = runner?.pastPerformances?.[0];
  return [
    last?.speedFigure == null
      ? `${nameOf(horse.runner)}: el programa no da su última figura.`
      : `${nameOf(horse.runner)}: última figura ${last.speedFigure} (${last.day}).`,
    `Fuente: ${question.card.card.source}.`,
  ];
}

const SPANS: Readonly<Record<string, string>> = {
  'this year': 'este año',
  'last year': 'el año pasado',
  'this meet': 'esta temporada',
};

/** The jockeys or trainers with a starter who win most often. */
function hottest(question: SpanishQuestion): readonly string[] {
  const who = /entrenador/iu.test(question.text) ? 'trainer' : 'jockey';
  const people = new Map<string, PersonNamed>();
  for (const { runners } of racesOf(question))
    for (const runner of runners.filter(isStarter)) {
      const person = runner[who];
      if (person !== null) people.set(person.name, { who, person, position: 0 });
    }
  const rates = ratesOf([...people.values()]).filter(({ starts }) => starts >= LEAST_STARTS);
  if (rates.length === 0) return ['El programa no da el récord de nadie.'];
  return [
    `${who === 'jockey' ? 'Jinetes' : 'Entrenadores'} que más ganan, con ${LEAST_STARTS} salidas o más:`,
    ...rates.slice(0, LISTED).map((row) => `- ${rateText(row)}`),
    `Fuente: ${question.card.card.source}.`,
  ];
}

const rateText = ({ name, wins, starts, rate, span }: ReturnType<typeof ratesOf>[number]): string =>
  `${name}: ${percentText(rate)}, ${wins} de ${starts} (${SPANS[span] ?? span})`;

const HOW_IS = /c[oó]mo (?:le va|est[aá]|anda|viene|va)(?!\p{L})|r[eé]cord|estad[ií]stica/iu;

/** How often a jockey or trainer wins; null where a question names none. */
function person({ text, card }: SpanishQuestion): readonly string[] | null {
  const people = HOW_IS.test(text) ? peopleNamed(card, text) : [];
  if (people.length === 0) return null;
  const rates = ratesOf(people);
  return [
    ...(rates.length === 0 ? ['El programa no da su récord.'] : rates.map((row) => `${rateText(row)}.`)),
    `Fuente: ${card.card.source}.`,
  ];
}

const COMPARES = /(?<!\p{L})(?:compara\p{L}*|contra|versus|vs|o|mejor|entre)(?!\p{L})/iu;

/** Two horses of one race by our chance of each; null where a question compares no two. */
async function pair(
  { text, card }: SpanishQuestion,
  { viewsOf }: ToolFacts,
): Promise<readonly string[] | null> {
  const horses = COMPARES.test(text) ? horsesNamed(card, text) : [];
  const [first, second] = horses;
  if (first === undefined || second === undefined || first.raceNumber !== second.raceNumber) return null;
  const [view] = await viewsOf([first.raceNumber]);
  if (view === undefined || isRun(view)) return null;
  const rows = horses
    .flatMap(({ runner }) => {
      const chance = chanceOf(view, runner.programNumber);
      return chance === null ? [] : [{ runner, chance }];
    })
    .toSorted((a, b) => b.chance - a.chance);
  const [best] = rows;
  if (best === undefined) return null;
  return [
    `Carrera ${first.raceNumber}: ${nameOf(best.runner)} tiene más probabilidad de ganar.`,
    ...rows.map(({ runner, chance }) => `- ${nameOf(runner)}: ${percent(chance)}`),
  ];
}

/** What a question in Spanish asks of the starters of a race or of the card; null for another question. */
export async function startersInSpanish(
  question: SpanishQuestion,
  facts: ToolFacts,
): Promise<readonly string[] | null> {
  const { text, card, race } = question;
  const isOff = race !== undefined && (await openViews(question, facts)).length === 0;
  const isOfAHorse = horsesNamed(card, text).length > 0;
  if (HOW_MANY_RACES.test(text))
    return isOfAHorse || peopleNamed(card, text).length > 0
      ? null
      : [`El programa tiene ${card.races.length} carreras.`];
  if (FIGURE.test(text)) return figure(question, facts);
  if (PEOPLE.test(text) && HOT.test(text))
    return DEBUT.test(text) || AWAY.test(text) ? null : hottest(question);
  const compared = person(question) ?? (await pair(question, facts));
  if (compared !== null || isOff) return compared;
  if (DEBUT.test(text)) return debuts(question, facts);
  if (LONGSHOT.test(text)) return longshots(question, facts);
  if (AWAY.test(text)) return away(question);
  if (race !== undefined && !isOfAHorse && (INSIDE.test(text) || OUTSIDE.test(text)))
    return [atTheEnd(race, INSIDE.test(text))];
  return null;
}
