import { horseName } from '../../card/horse-name.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { addDays } from '../../kernel/race-day.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, named, namedIn, percent } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { resultsInSpanish } from './result-words.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

const SPANISH =
  /[¿¡]|(?<![\p{L}])(?:qui[eé]n|cu[aá]l(?:es)?|carreras?|caballos?|ganador|ganar[aá]|gan[oó]|apostar|retirados?|hip[oó]dromo|favorito)(?![\p{L}])|a qu[eé] hora/iu;
const ENGLISH = /\b(?:the|who|what|when|which|will|how|does|is|are|should)\b/i;

const ORDINALS =
  'primera segunda tercera cuarta quinta sexta s[eé]ptima octava novena d[eé]cima und[eé]cima|once duod[eé]cima|doce trece catorce'.split(
    ' ',
  );

/** `la quinta`, `carrera 5`, `la 5`; null for none. */
function raceIn(text: string): number | null {
  const digits = /\b(?:carrera|la)\s+(?:n[uú]mero\s+)?(\d{1,2})\b/iu.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const index = ORDINALS.findIndex((words) =>
    new RegExp(`(?<![\\p{L}])(?:la|carrera)\\s+(?:${words})(?![\\p{L}])`, 'iu').test(text),
  );
  return index < 0 ? null : index + 1;
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

const KINDS =
  'Entiendo preguntas en español sobre quién gana una carrera, a qué hora es, quién ganó y los retirados. Por ejemplo: "¿Quién gana la quinta?" Para lo demás, pregunta en inglés.';

function answering({ text, card, raceNumber }: ChatQuestion): Answering {
  const number = raceIn(text) ?? raceNumber;
  const race = card.races.find((row) => row.number === number);
  const say = (lines: readonly string[]) => ({
    answer: saying(lines, race === undefined ? [] : [race.number]),
    views: [],
    isFixed: true as const,
  });
  return async ({ viewsOf, resultsOn }) => {
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
    if (race === undefined)
      return say(
        number === null ? [KINDS] : [`No hay carrera ${number}: el programa tiene ${card.races.length}.`],
      );
    if (/qu[eé] hora|cu[aá]ndo/iu.test(text)) {
      const time = race.postTime === null ? 'sin hora todavía' : trackTimeText(race.postTime, race.trackSlug);
      return say([`Carrera ${race.number}: ${time}.`]);
    }
    const isPast = /gan[oó](?![\p{L}])|resultado|ayer/iu.test(text);
    const day = /\bayer\b/iu.test(text) ? addDays(card.day, -1) : card.day;
    const [view] = await viewsOf([race.number]);
    if (isPast || (view !== undefined && isRun(view))) {
      const { races } = await resultsOn(card.track, day);
      const run = races.find((row) => row.raceNumber === race.number);
      return say(
        run === undefined
          ? [`Carrera ${race.number}, ${day}: no hay resultado oficial todavía.`]
          : [`Carrera ${race.number}, ${day}, oficial:`, ...resultsInSpanish(run)],
      );
    }
    return say(
      /gana|favorito|mejor|selecci|recomiend|apost/iu.test(text) && view !== undefined
        ? winner(view)
        : [KINDS],
    );
  };
}

/** The common questions in Spanish, answered in Spanish. */
export const inSpanish: Tool = {
  name: 'Spanish',
  reads: (question) =>
    SPANISH.test(question.text) && !ENGLISH.test(question.text) ? answering(question) : null,
};
