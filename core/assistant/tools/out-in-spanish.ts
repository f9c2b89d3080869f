import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { isStarter } from '../../card/runner.ts';
import { isTurf } from '../../card/surface.ts';
import type { Instant } from '../../kernel/instant.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import { PLACES } from '../../tickets/wager.ts';
import { wagerIn } from '../jake/amounts.ts';
import { named, percent } from '../jake/wording.ts';
import { beforeAndAfter, nameIn, pointsBetween } from './chance-without.ts';
import { type HorseNamed, horseOf, horsesNamed } from './horses-named.ts';
import type { ChatQuestion, SwitchedRace, ToolFacts } from './tool.ts';

const TAKES =
  '(?:sin|(?:sacan?|saco|sacas|sacamos|sacaran|sacar|quitan?|quito|quitas|quitamos|quitaran|quitar|(?<!se )retiran?|retiro|retiras|retiraran|retirar|eliminan?|eliminar)(?: a| al)?|(?<=(?<!\\p{L})si\\s+)(?:se retira|no corre|no sale))';
const LEAVES =
  '(?:se retira|se sale|no corre|no va|no sale|no participa|(?:sale|est[aá]|queda|es|fuera) (?:fuera|retirado)|es retirado|sale)';
const HORSE = '(?:(?:el|al|la|del|n[uú]mero|caballo|yegua|#)\\s*){0,3}(\\d{1,2}[a-z]?)';
const BY_NUMBER = [
  new RegExp(`(?<!\\p{L})${TAKES}\\s+${HORSE}(?!\\p{L}|\\d|\\s+(?:carrera|horas?|minutos))`, 'giu'),
  new RegExp(`(?<!\\p{L})si\\s+(?:el|la)\\s+(\\d{1,2}[a-z]?)\\s+${LEAVES}(?!\\p{L})`, 'giu'),
];
/** Another number joined to one that is out: `sin el 7 y el 3`. */
const JOINED = /^(?:\s*(?:,|y|ni)\s*(?:sin )?(?:a )?(?:el|al|la)\s+(\d{1,2}[a-z]?)\b)+/iu;
/** A horse that the question asks about beside one that is out; `la 13` is the race. */
const STAYS = /(?<!\p{L})(?:el|al|del|#)\s*(?:n[uú]mero\s+)?(\d{1,2}[a-z]?)(?!\p{L}|\d)/giu;
/** Other facts, which do not change with the field. */
const OTHER =
  /\bmonta\b|jinete|jockey|entrena|qu[eé] hora|cu[aá]ndo|distancia|bolsa|llov|lluv|cu[aá]nt[oa]s|pag[oó]|ayer|gan[oó](?!\p{L})|(?:hay|cu[aá]les son los|qui[eé]nes son los) retirados/iu;

/** Whether a horse runs, which supposes nothing: `¿Se retira el 4?`, `¿por qué no corre?`. */
const WHETHER_IT_RUNS =
  /(?<!\p{L})(?:se retira|no (?:corre|sale|participa)|est[aá] retirad[oa])(?!\p{L})(?! (?:bien|mal|mejor|primero|adelante|a |de ))|por qu[eé] (?:se )?(?:retir|sac|quit)\p{L}+|^\W*(?:(?:van a|ya) )*(?:retira[nr]|saca[nr]|quita[nr])(?!\p{L})(?!.*(?:qui[eé]n|qu[eé]|cu[aá]l|mejora|probab|gana))/iu;

const asksWhetherItRuns = (text: string): boolean =>
  WHETHER_IT_RUNS.test(text) && !/(?<!\p{L})(?:si|sin)\s|gana|probab/iu.test(text) && !OTHER.test(text);

/** Whether a horse that a question in Spanish asks about runs; null where it does not ask that. */
export function runsInSpanish({ text, card, raceNumber: said }: ChatQuestion): string | null {
  const horse = horseOf({ card, text: text.replace(/(?<!\p{L})al (?=\d)/giu, 'el '), raceNumber: said });
  if (horse === null || !asksWhetherItRuns(text)) return null;
  const { runner, raceNumber } = horse;
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  return runner.isScratched
    ? `${name} está retirado de la carrera ${raceNumber}.`
    : `${name} no está retirado de la carrera ${raceNumber}, que se sepa.`;
}

interface OutInSpanish {
  readonly out: readonly string[];
  readonly staying: readonly string[];
  /** Left of the question without the words that take horses out. */
  readonly rest: string;
}

const upper = (number: string | undefined): string => (number ?? '').toUpperCase();

/** The words that take numbers out, with those joined to them. */
const wordsOut = (text: string): readonly { readonly words: string; readonly numbers: readonly string[] }[] =>
  BY_NUMBER.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => {
      const joined = JOINED.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
      const others = joined.match(/\d{1,2}[a-z]?/giu) ?? [];
      return { words: found[0] + joined, numbers: [upper(found[1]), ...others.map(upper)] };
    }),
  );

/** Horses taken out by name: `sin Journalism`, `si Journalism no corre`. */
const namesOut = (text: string, horses: readonly HorseNamed[]): readonly HorseNamed[] =>
  horses.filter(({ position, runner: { horseName } }) => {
    const after = text.slice(position + horseName.length);
    const before = text.slice(0, position);
    return (
      new RegExp(`(?<!\\p{L})${TAKES}\\s+(?:a\\s+)?$`, 'iu').test(before) ||
      (/(?<!\p{L})si\s+$/iu.test(before) && new RegExp(`^\\s+${LEAVES}(?!\\p{L})`, 'iu').test(after))
    );
  });

/** The horses that a question in Spanish takes out of a race, and those it asks about; null where it takes out none. */
export function outInSpanish({ text, card }: Pick<ChatQuestion, 'text' | 'card'>): OutInSpanish | null {
  if (OTHER.test(text) || asksWhetherItRuns(text)) return null;
  const horses = horsesNamed(card, text);
  const byNumber = wordsOut(text);
  const byName = namesOut(text, horses);
  if (byNumber.length === 0 && byName.length === 0) return null;
  const rest = byNumber.reduce(
    (left, { words }) => left.replace(new RegExp(escapedForPattern(words), 'iu'), ' '),
    text,
  );
  const out = [
    ...byNumber.flatMap(({ numbers }) => numbers),
    ...byName.map(({ runner }) => runner.programNumber),
  ];
  const staying = [
    ...horses.flatMap((horse) => (byName.includes(horse) ? [] : [horse.runner.programNumber])),
    ...[...rest.matchAll(STAYS)].map((found) => upper(found[1])),
  ].filter((number) => !out.includes(number));
  return { out: [...new Set(out)], staying: [...new Set(staying)], rest };
}

const listInSpanish = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

function chanceLine(found: SwitchedRace, number: string, without: string): string {
  const { horse, before, after } = beforeAndAfter(found, number);
  if (before === null || after === null) return `${horse} no corre en la carrera ${found.race.number}.`;
  const points = pointsBetween(before, after);
  const change =
    points === 0
      ? 'su probabilidad no cambia'
      : `su probabilidad ${points > 0 ? 'sube' : 'baja'} ${Math.abs(points)} puntos`;
  return `${percent(after)} de ganar la carrera ${found.race.number} para ${horse} sin ${without}, ${percent(before)} como está ahora: ${change}.`;
}

/** The likeliest winners of a race, as many as a wager of a question takes and one more, else three. */
function firstChoices({ rating }: SwitchedRace['after'], text: string): string {
  const wager = wagerIn(text);
  return rating.runners
    .flatMap(({ programNumber, horseName: horse, winProbability }) =>
      winProbability === null ? [] : [{ programNumber, horse, winProbability }],
    )
    .toSorted((a, b) => b.winProbability - a.winProbability)
    .slice(0, Math.max(3, wager === null ? 0 : PLACES[wager] + 1))
    .map((row) => `${named(row)} ${percent(row.winProbability)}`)
    .join(', ');
}

/** The horses among these that are out already. */
function alreadyOut({ race }: Pick<SwitchedRace, 'race'>, out: readonly string[]): readonly string[] {
  const gone = race.runners.filter(
    ({ programNumber, isScratched }) => isScratched && out.includes(programNumber),
  );
  if (gone.length === 0) return [];
  const names = listInSpanish(gone.map(({ programNumber }) => nameIn({ race }, programNumber)));
  return [
    gone.length === 1
      ? `${names} ya está retirado: las probabilidades de ahora no cuentan con él.`
      : `${names} ya están retirados: las probabilidades de ahora no cuentan con ellos.`,
  ];
}

/** Asked of a horse or a surface without the race. */
export const WHICH_RACE_IN_SPANISH = '¿En qué carrera? Por ejemplo: "¿Quién gana la carrera 5 sin el 3?"';

/** Why nothing can be switched in a race; null where it can. */
export function closedInSpanish(race: Race, out: readonly string[], now: Instant): string | null {
  if (race.isCancelled === true) return `La carrera ${race.number} está cancelada.`;
  if (isOff(race, now)) return `La carrera ${race.number} ya corrió: sus probabilidades no cambian.`;
  const missing = out.filter((number) => race.runners.every((runner) => runner.programNumber !== number));
  if (missing.length > 0) return `La carrera ${race.number} no tiene #${missing.join(' ni #')}.`;
  return race.runners.some((runner) => isStarter(runner) && !out.includes(runner.programNumber))
    ? null
    : `Así no queda ningún caballo en la carrera ${race.number}.`;
}

/** Who is likely to win a race without some of its horses, and what becomes of those asked about. */
export async function withoutInSpanish(
  { out, staying }: OutInSpanish,
  { text, race }: { readonly text: string; readonly race: Race | undefined },
  { now, showWhatIf }: Pick<ToolFacts, 'now' | 'showWhatIf'>,
): Promise<readonly string[]> {
  if (race === undefined) return [WHICH_RACE_IN_SPANISH];
  const why = closedInSpanish(race, out, now());
  if (why !== null) return [why];
  const request = { track: race.trackSlug, day: race.day, raceNumber: race.number, surface: null };
  const found = await showWhatIf({ ...request, scratched: out, going: null, pace: null });
  const without = listInSpanish(out.map((number) => nameIn(found, number)));
  return [
    ...staying.map((number) => chanceLine(found, number, without)),
    `Carrera ${race.number} sin ${without}: los más probables son ${firstChoices(found.after, text)}.`,
    `Como está ahora: ${firstChoices(found.before, text)}.`,
    ...alreadyOut(found, out),
    'Solo para entretenimiento; aquí no se aceptan apuestas.',
  ];
}

/** Who is likely to win a race once it is moved from the turf to the main track. */
export async function offTheTurfInSpanish(
  race: Race | undefined,
  text: string,
  { now, showWhatIf }: Pick<ToolFacts, 'now' | 'showWhatIf'>,
): Promise<readonly string[]> {
  if (race === undefined) return [WHICH_RACE_IN_SPANISH];
  const { number } = race;
  const why = closedInSpanish(race, [], now());
  if (why !== null) return [why];
  const request = { track: race.trackSlug, day: race.day, raceNumber: number, scratched: [], going: null };
  const { mainTracks } = await showWhatIf({ ...request, surface: null, pace: null });
  const [surface] = mainTracks;
  if (race.surface === null || !isTurf(race.surface) || surface === undefined)
    return [`La carrera ${number} no es en la grama, así que no puede salir de ella.`];
  const found = await showWhatIf({ ...request, surface, pace: null });
  return [
    `Carrera ${number} fuera de la grama: los más probables son ${firstChoices(found.after, text)}.`,
    `Como está ahora: ${firstChoices(found.before, text)}.`,
    'Solo para entretenimiento; aquí no se aceptan apuestas.',
  ];
}
