import { horseName } from '../../card/horse-name.ts';
import { isOff } from '../../card/race-status.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { addDays } from '../../kernel/race-day.ts';
import { PLACES } from '../../tickets/wager.ts';
import { wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, named, namedIn, percent, personText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { costInSpanish } from './cost-in-spanish.ts';
import { exoticInSpanish, isTicketWithout } from './exotic-in-spanish.ts';
import {
  bestBetsInSpanish,
  changesInSpanish,
  conditionsInSpanish,
  favoritePaid,
  horseInSpanish,
  isOfWeather,
  paceInSpanish,
  ridersInSpanish,
  weatherInSpanish,
} from './facts-in-spanish.ts';
import { BUT_THE_FAVORITE, butTheFavorite } from './favorite-in-spanish.ts';
import { type HorseNamed, horseOf, horsesNamed } from './horses-named.ts';
import { offTheTurfInSpanish, outInSpanish, runsInSpanish, withoutInSpanish } from './out-in-spanish.ts';
import { peopleInSpanish } from './people-in-spanish.ts';
import { resultsInSpanish } from './result-words.ts';
import { startersInSpanish } from './starters-in-spanish.ts';
import type { Answering, ChatQuestion, Tool, ToolFacts } from './tool.ts';
import { asksWhoDrawsInInSpanish, asksWhoWinsOffTheTurf, whoDrawsInInSpanish } from './who-draws-in.ts';

const SPANISH =
  /[¿¡]|(?<![\p{L}])(?:qui[eé]n|cu[aá]l(?:es)?|carreras?|caballos?|ganador|ganar[aá]|gan[oó]|apostar|retirados?|hip[oó]dromo|favorito|probabilidad(?:es)?|cu[aá]nt[oa]s?|pron[oó]sticos?|llover|lluvia|pista|apuesta|dame|jinete|entrenador|cambios|hoy|ayer|favoritos|ganaron|corren?|cu[aá]ndo|recomiend\p{L}*|qu[eé] (?:es|son|significan?|quieren? decir)|grama|sin (?:el|la|al)|si (?:se )?(?:sacan?|quitan?|retiran?)|llover[aá]|llueve|d[oó]lares|mejor(?:es)?|compara(?:r|me)?|contra|descanso|sorpresas?|tapados?|me gusta|c[oó]mo (?:le va|anda|viene)|puedo apostar|debutan|(?:hay|alg[uú]n|los|las|qu[eé]) debut\p{L}*|debutantes? (?:en|de) la|entrenadores|entrena|monta|jinetes|una (?:exacta|trifecta|superfecta|quinela|quiniela))(?![\p{L}])|\b(?:en|para|de) la (?:carrera )?\d{1,2}\b|\b(?:con|por) \$ ?\d|a qu[eé] hora|\b(?:la|de la|en la|para la) (?:primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|novena|d[eé]cima|[uú]ltima)(?!\p{L})|\b(?:la|en la|carrera) (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/iu;
const ENGLISH = /\b(?:the|who|what|when|which|will|how|does|is|are|should)\b/i;

export const ORDINALS =
  'primera segunda tercera cuarta quinta sexta s[eé]ptima octava novena d[eé]cima und[eé]cima|once duod[eé]cima|doce trece catorce'.split(
    ' ',
  );

export const CARDINALS =
  'una? dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'.split(' ');
const NEXT_RACE_WORDS =
  /(?<!\p{L})(?:la )?(?:pr[oó]xima|siguiente)(?! (?:semana|vez|mes|a[ñn]o))(?: carrera)?(?!\p{L})/iu;
const LAST_RACE = /(?<!\p{L})[uú]ltima(?!\p{L})(?! hora)/iu;

/** The last race that a horse ran, not the last of the card. */
const OWN_LAST = /[uú]ltima (?:carrera|vez|salida)(?!\p{L})/iu;

/** `Si llueve` is a supposition that is answered in English only. */
const IF_IT_RAINS = /(?<!\p{L})si\s+(?:llueve|llueva|lloviera|hay lluvia|va a llover|no llueve)/iu;

const indexOf = (list: readonly string[], text: string): number =>
  list.findIndex((words) =>
    new RegExp(
      `(?<![\\p{L}])(?:la|carrera)\\s+(?:${words})(?![\\p{L}])|^\\W*(?:${words})\\s+(?:carrera|fuera|sin|si|qui[eé]n)(?!\\p{L})`,
      'iu',
    ).test(text),
  );

/** `la quinta`, `carrera 5`, `la 5`, `la ocho`, `la última`; null for none. */
export function raceInSpanish(text: string, last: number): number | null {
  const digits = /\b(?:carrera|la)\s+(?:n[uú]mero\s+)?(\d{1,2})\b/iu.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const index = Math.max(indexOf(ORDINALS, text), indexOf(CARDINALS, text));
  return index >= 0 ? index + 1 : LAST_RACE.test(text) ? last : null;
}

const PRICE_KINDS: Readonly<Record<string, string>> = {
  'morning line': 'línea de la mañana',
  live: 'en la pizarra',
};

function priceOf({ evidence }: RaceView, number: string): string {
  const price = evidence.interests.find(({ runners }) =>
    runners.some(({ programNumber }) => programNumber === number),
  )?.price;
  if (price == null) return 'sin precio todavía';
  const kind = PRICE_KINDS[price.kind];
  return kind === undefined ? price.text : `${price.text}, ${kind}`;
}

function verdictText({ picks: { verdict } }: RaceView): string {
  const horse = verdict.horse === null ? '' : ` ${horseName(verdict.horse)}`;
  const price = verdict.priceToTake?.text;
  if (verdict.kind === null) return 'Sin precios todavía no hay veredicto.';
  if (verdict.kind === 'BET')
    return `BET: apostar a${horse}${price === undefined ? '' : ` a ${price} o más`}.`;
  if (verdict.kind === 'WATCH') return `WATCH: apostar a${horse} solo a ${price ?? 'mejor precio'} o más.`;
  return 'PASS: no esperamos un precio que valga la pena.';
}

function winner(view: RaceView): readonly string[] {
  const { primaryPick, raceNumber, mlPredictions } = view.picks;
  if (primaryPick === null) return [`Carrera ${raceNumber}: no hay selección.`];
  const likely = mlPredictions.toSorted((a, b) => b.winProbability - a.winProbability).slice(0, 3);
  const chance = chanceOf(view, primaryPick.programNumber);
  return [
    `Carrera ${raceNumber}: nuestra selección es ${named(primaryPick)} (${priceOf(view, primaryPick.programNumber)})${chance === null ? '' : `, ${percent(chance)} de ganar`}.`,
    `Los más probables: ${likely.map((row) => `${namedIn(view, row.programNumber)} ${percent(row.winProbability)}`).join(', ')}.`,
    verdictText(view),
    'Solo para entretenimiento; aquí no se aceptan apuestas.',
  ];
}

/** The favorite by the prices, with our chance; null without a price. */
function favorite(view: RaceView): readonly string[] | null {
  const { interests } = view.evidence;
  const priced = interests.flatMap(({ price, number, runners: [runner] }) =>
    price === null ? [] : [{ toOne: price.toOne, number: runner?.programNumber ?? number }],
  );
  const [first] = priced.toSorted((a, b) => a.toOne - b.toOne);
  if (first === undefined) return null;
  const chance = chanceOf(view, first.number);
  return [
    `El favorito de la carrera ${view.picks.raceNumber} es ${namedIn(view, first.number)} (${priceOf(view, first.number)})${chance === null ? '' : `, ${percent(chance)} de ganar`}.`,
    verdictText(view),
  ];
}

const RIDES = /\bmonta\b|\bjinete\b|\bjockey\b/iu;
const CHANCE =
  /probabilidad|posibilidad|chance|oportunidad|me gusta|qu[eé] tal|c[oó]mo (?:ves?|est[aá]|viene|anda)|qu[eé] (?:opinas|piensas)/iu;
const BETS_HERE = /(?<!\p{L})(?:puedo|se puede|c[oó]mo) apost\p{L}+ (?:aqu[ií]|ac[aá]|por aqu[ií]|en esta)/iu;

const riderText = ({ runner, raceNumber }: HorseNamed): string => {
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  if (runner.isScratched) return `${name} está retirado de la carrera ${raceNumber}.`;
  return runner.jockey === null
    ? `${name}, carrera ${raceNumber}: no hay jinete anunciado.`
    : `${personText(runner.jockey.name)} monta a ${name} en la carrera ${raceNumber}.`;
};

function chanceLines(view: RaceView, { runner, raceNumber }: HorseNamed): readonly string[] {
  const { programNumber, horseName: horse } = runner;
  const name = named({ programNumber, horse });
  const chance = chanceOf(view, programNumber);
  return chance === null
    ? [`${name} no corre en la carrera ${raceNumber}.`]
    : [
        `${name}, carrera ${raceNumber}: ${percent(chance)} de ganar (${priceOf(view, programNumber)}).`,
        verdictText(view),
      ];
}

const KINDS =
  'Entiendo preguntas en español sobre quién gana una carrera, a qué hora es, quién ganó, los retirados, los debutantes, quién monta, los jinetes y entrenadores, la probabilidad de un caballo, las exactas, trifectas y superfectas, lo que cuesta una apuesta, el tiempo y el significado de un término. Por ejemplo: "¿Quién gana la quinta?" Para lo demás, pregunta en inglés.';

const PAST_IN_SPANISH = /gan[oó](?![\p{L}])|pag[oó](?![\p{L}])|resultados?|ayer/iu;

/** What was run on a day that a question names, race by race; of its favorites where it asks for them. */
async function ofDay<Said>(
  text: string,
  card: ChatQuestion['card'],
  resultsOn: ToolFacts['resultsOn'],
  say: (lines: readonly string[]) => Said,
): Promise<Said> {
  const day = /\bayer\b/iu.test(text) ? addDays(card.day, -1) : card.day;
  const { races } = await resultsOn(card.track, day);
  if (races.length === 0) return say([`${day}: no hay resultados oficiales.`]);
  return say([
    `${day}, oficial:`,
    ...races.map(
      (race) =>
        `- ${favoritePaid(race, text) ?? `Carrera ${race.raceNumber}: ${resultsInSpanish(race)[0] ?? ''}`}`,
    ),
  ]);
}

function answering({ text, card, raceNumber }: ChatQuestion): Answering {
  const out = outInSpanish({ text, card });
  const said = raceInSpanish(out?.rest ?? text, card.races.at(-1)?.number ?? 0) ?? raceNumber;
  const horse = horseOf({ card, text, raceNumber: said });
  const number = said ?? horse?.raceNumber ?? null;
  const race = card.races.find((row) => row.number === number);
  const say = (lines: readonly string[]) => ({
    answer: saying(lines, race === undefined ? [] : [race.number]),
    views: [],
    isFixed: true as const,
    ...(lines[0] === KINDS ? { isNoAnswer: true as const } : {}),
  });
  return async (facts) => {
    const { viewsOf, resultsOn, showChanges } = facts;
    if (IF_IT_RAINS.test(text) || (OWN_LAST.test(text) && horsesNamed(card, text).length > 0))
      return say([KINDS]);
    const next = NEXT_RACE_WORDS.test(text)
      ? card.races.find((row) => row.isCancelled !== true && !isOff(row, facts.now()))
      : undefined;
    if (next !== undefined) {
      const ofNext = text.replace(NEXT_RACE_WORDS, `la carrera ${next.number}`);
      return answering({ text: ofNext, card, raceNumber: next.number })(facts);
    }
    if (BETS_HERE.test(text))
      return say(['Aquí no se aceptan apuestas: solo información para entretenimiento.']);
    if (asksWhoDrawsInInSpanish(text)) return say(whoDrawsInInSpanish(race, facts.now()));
    if (asksWhoWinsOffTheTurf(text)) return say(await offTheTurfInSpanish(race, text, facts));
    if (out !== null && !isTicketWithout(text))
      return say(await withoutInSpanish(out, { text, race }, facts));
    const runs = runsInSpanish({ text, card, raceNumber: number });
    if (runs !== null && race?.isCancelled !== true) return say([runs]);
    if (/(?<!\p{L})(?:cambios(?!\p{L})|cambi[oó] de (?!contrase|tema|correo|nombre|idioma))/iu.test(text))
      return say(await changesInSpanish(race === undefined ? card.races : [race], showChanges));
    if (/retirad|no corren?/iu.test(text)) {
      const out = (race === undefined ? card.races : [race]).flatMap(({ number: ofRace, runners }) =>
        runners.flatMap((runner) =>
          runner.isScratched
            ? [`- Carrera ${ofRace}: #${runner.programNumber} ${horseName(runner.horseName)}`]
            : [],
        ),
      );
      return say(out.length === 0 ? ['No hay retirados conocidos.'] : ['Retirados:', ...out]);
    }
    if (isOfWeather(text)) {
      const views = await viewsOf(race === undefined ? card.races.map((row) => row.number) : [race.number]);
      return say(weatherInSpanish(race === undefined ? views.find((row) => !isRun(row)) : views[0], text));
    }
    if (
      race === undefined &&
      /mejor(?:es)? (?:apuestas?|jugadas?|caballos?)|recomiend|qu[eé] (?:caballos? )?(?:apuesto|juego|jugar|apostar)/iu.test(
        text,
      )
    )
      return say(
        bestBetsInSpanish(
          (await viewsOf(card.races.map(({ number: raceNumber }) => raceNumber))).filter(
            (row) => !isRun(row),
          ),
        ),
      );
    const people = PAST_IN_SPANISH.test(text) ? null : peopleInSpanish(card, text);
    if (people !== null) return say(people);
    const others = PAST_IN_SPANISH.test(text)
      ? null
      : (costInSpanish(text, card) ?? (await startersInSpanish({ text, card, race }, facts)));
    if (others !== null) return say(others);
    if (race === undefined && PAST_IN_SPANISH.test(text)) return ofDay(text, card, resultsOn, say);
    if (race === undefined)
      return say(
        number === null ? [KINDS] : [`No hay carrera ${number}: el programa tiene ${card.races.length}.`],
      );
    if (/qu[eé] hora|cu[aá]ndo/iu.test(text)) {
      const time = race.postTime === null ? 'sin hora todavía' : trackTimeText(race.postTime, race.trackSlug);
      return say([`Carrera ${race.number}: ${time}.`]);
    }
    const conditions = PAST_IN_SPANISH.test(text) ? null : conditionsInSpanish(race, text);
    if (conditions !== null) return say([conditions]);
    const isPast = PAST_IN_SPANISH.test(text);
    const day = /\bayer\b/iu.test(text) ? addDays(card.day, -1) : card.day;
    const [view] = await viewsOf([race.number]);
    if (isPast || (view !== undefined && isRun(view))) {
      const { races } = await resultsOn(card.track, day);
      const run = races.find((row) => row.raceNumber === race.number);
      return say(
        run === undefined
          ? [`Carrera ${race.number}, ${day}: no hay resultado oficial todavía.`]
          : [
              `Carrera ${race.number}, ${day}, oficial:`,
              ...(favoritePaid(run, text) === null ? [] : [favoritePaid(run, text) ?? '']),
              ...resultsInSpanish(run),
            ],
      );
    }
    const pace = view === undefined ? null : paceInSpanish(view, text);
    if (pace !== null) return say(pace);
    const fact = horse === null || view === undefined ? null : horseInSpanish(view, horse, text);
    if (fact !== null) return say([fact]);
    if (horse !== null && view !== undefined && RIDES.test(text)) return say([riderText(horse)]);
    if (horse === null && RIDES.test(text)) return say(ridersInSpanish(race));
    if (horse !== null && view !== undefined && CHANCE.test(text)) return say(chanceLines(view, horse));
    const lines = BUT_THE_FAVORITE.test(text) ? butTheFavorite : favorite;
    const chosen = view !== undefined && horse === null && /favorit/iu.test(text) ? lines(view) : null;
    if (chosen !== null) return say(chosen);
    const wager = wagerIn(text);
    if (view !== undefined && wager !== null && PLACES[wager] > 1)
      return say([
        ...exoticInSpanish(view, wager, text, out?.out ?? []),
        verdictText(view),
        'Solo para entretenimiento; aquí no se aceptan apuestas.',
      ]);
    return say(
      /gana|favorito|mejor|selecci|recomiend|apost|convien|gusta|jueg|jugar|(?:le|les|me) voy|consej|pron[oó]stic/iu.test(
        text,
      ) && view !== undefined
        ? winner(view)
        : [KINDS],
    );
  };
}

export const isInSpanish = (text: string): boolean => SPANISH.test(text) && !ENGLISH.test(text);

/** The common questions in Spanish, answered in Spanish. */
export const inSpanish: Tool = {
  name: 'Spanish',
  reads: (question) => (isInSpanish(question.text) ? answering(question) : null),
};
