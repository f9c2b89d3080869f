import { shortDollars } from '../../kernel/text.ts';
import { ticketCost } from '../../tickets/combinations.ts';
import { minimumBet } from '../../tickets/minimum-bets.ts';
import { type AnyWager, LEGS, PLACES } from '../../tickets/wager.ts';
import { severalIn, wagerIn } from '../jake/amounts.ts';
import type { CardInPlay } from '../race-view.ts';
import { combinationsOfBox } from './cost-of-a-bet.ts';
import { moneyIn } from './exotic-in-spanish.ts';

const COST =
  /(?<!\p{L})(?:cu[aá]nto (?:me )?(?:cuestan?|costar[ií]a|valen?|saldr[ií]a|sale|es|ser[ií]a|hay que (?:pagar|poner))|(?:cu[aá]l es )?el (?:costo|precio) de|qu[eé] (?:cuesta|vale))(?!\p{L})/iu;
const DOUBLE = /(?<!\p{L})dobles?(?: diari[ao])?(?!\p{L})/iu;
const WORDS = 'uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const COUNT = String.raw`(\d{1,2}|${WORDS.join('|')})`;
const HORSES = new RegExp(
  String.raw`(?<!\p{L})${COUNT} (?:caballos?|ejemplares?|competidores)(?!\p{L})|(?:exacta|trifecta|superfecta|quini?ela|caja|box)s?(?: (?:en caja|box))? (?:de|con) ${COUNT}(?=\W*$| (?:a|por) (?:\$ ?[\d.]+|[\d.]+ ?(?:centavos|c[eé]ntimos|d[oó]lar(?:es)?|pesos))\W*$)`,
  'giu',
);
/** Horses by number, or with a key: no count of a box. */
const LISTED = /(?<![\d$.])\d{1,2}\s?(?:,|y|con|sobre|\/|-)\s?\d{1,2}(?!\d)/iu;
const BY = /(?<!\d)\d{1,2}(?:\s?(?:x|por|×)\s?\d{1,2})+(?!\d)/iu;
const MOST = 24;

const countOf = (word: string): number =>
  /\d/.test(word) ? Number(word) : WORDS.indexOf(word.toLowerCase()) + 1;

/** The bet that a question in Spanish names; a double may be called so alone. */
const betIn = (text: string): AnyWager | null =>
  severalIn(text) ?? wagerIn(text) ?? (DOUBLE.test(text) ? 'daily double' : null);

/** So many horses as a question counts; null where it counts none, or more than once, or lists them. */
const horsesIn = (text: string): number | null => {
  const [found, another] = [...text.matchAll(HORSES)];
  const word = found?.slice(1).find((count) => count !== undefined);
  return word === undefined || another !== undefined || LISTED.test(text) ? null : countOf(word);
};

function overRaces(text: string, wager: keyof typeof LEGS): readonly number[] | null {
  const inEvery = horsesIn(text);
  const counts =
    BY.exec(text)?.[0].match(/\d+/g)?.map(Number) ??
    (inEvery === null ? [] : Array.from({ length: LEGS[wager] }, () => inEvery));
  return counts.length === LEGS[wager] ? counts : null;
}

/** What a bet of so many horses costs, in Spanish; only its minimum where no number of horses is named. Null for another question. */
export function costInSpanish(text: string, { track, day }: CardInPlay): readonly string[] | null {
  const wager = COST.test(text) ? betIn(text) : null;
  if (wager === null) return null;
  const { dollars, isAssumed } = minimumBet(track.slug, day, wager);
  const least = `Apuesta mínima: ${shortDollars(dollars)} por combinación${isAssumed ? ', supuesta' : ''}.`;
  const stake = moneyIn(text).base ?? moneyIn(text).budget ?? dollars;
  const low = stake < dollars ? [`${shortDollars(stake)} no llega a la mínima.`] : [];
  if (wager in LEGS) {
    const counts = overRaces(text, wager as keyof typeof LEGS);
    if (counts === null) return [least];
    const combinations = counts.reduce((all, count) => all * count, 1);
    return [
      `${shortDollars(ticketCost(stake, combinations))}: un ${wager} de ${counts.join(' x ')} a ${shortDollars(stake)} son ${combinations} combinaciones.`,
      ...low,
      least,
    ];
  }
  const single = wager as keyof typeof PLACES;
  const horses = horsesIn(text);
  if (horses === null || PLACES[single] < 2 || horses > MOST) return [least];
  if (horses < PLACES[single]) return [`Una caja de ${single} pide al menos ${PLACES[single]} caballos.`];
  const combinations = combinationsOfBox(single, horses);
  return [
    `${shortDollars(ticketCost(stake, combinations))}: una caja de ${single} de ${horses} caballos a ${shortDollars(stake)} son ${combinations} combinaciones.`,
    ...low,
    least,
  ];
}
