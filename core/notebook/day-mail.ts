import { dateText, dayText } from '../kernel/day-text.ts';
import { htmlText } from '../kernel/html-text.ts';
import { counted } from '../kernel/text.ts';
import {
  CARD_STAKE_WORDS,
  cardBetText,
  cardHorseText,
  cardPriceText,
  stakedText,
  verdictText,
  winnersText,
} from '../scorecards/record/card-words.ts';
import type { LastCard, LastCardRace } from '../scorecards/record/last-card.ts';
import { HELP_LINE } from './care.ts';

/** Where the links of a mail lead. */
interface MailLinks {
  /** `https://host` without a slash behind it; null where it is not known: the mail then has no links. */
  readonly site: string | null;
  /** Stops such mails; null without a site. */
  readonly stop: string | null;
}

/** What the mail is made of. */
interface MailFacts {
  readonly card: LastCard;
  readonly links: MailLinks;
  /** The latest entry of each chain of the record, a line each. */
  readonly recordHeads: readonly string[];
}

/** How the card of a day went, ready to be sent. */
interface DayMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Bet = LastCardRace & { readonly profit: number };

const isBetRace = (race: LastCardRace): race is Bet => race.profit !== null;

/** The bets with the highest and the lowest profit, of equals the first; null with fewer than two or all alike. */
export function bestAndWorst(
  races: readonly LastCardRace[],
): { readonly best: Bet; readonly worst: Bet } | null {
  const byProfit = races.filter(isBetRace).toSorted((a, b) => b.profit - a.profit);
  const best = byProfit[0];
  const worst = byProfit.find(({ profit }) => profit === byProfit.at(-1)?.profit);
  if (best === undefined || worst === undefined || best.profit === worst.profit) return null;
  return { best, worst };
}

const placeOf = ({ track, trackCode }: LastCard): string => track?.displayName ?? trackCode;

function balanceText({ races }: LastCard): string {
  const bets = races.filter(isBetRace).length;
  const last = races.at(-1);
  if (bets === 0 || last === undefined) return `No bet in ${counted(races.length, 'race')}.`;
  return `Balance: ${stakedText(last.balance)} on ${counted(bets, 'bet')} (${CARD_STAKE_WORDS}).`;
}

const extremeText = (label: string, race: Bet): string =>
  `${label}: race ${race.raceNumber}, ${cardHorseText(race)}, ${stakedText(race.profit)}.`;

function sumLines(card: LastCard): readonly string[] {
  const found = bestAndWorst(card.races);
  if (found === null) return [balanceText(card)];
  return [balanceText(card), extremeText('Best race', found.best), extremeText('Worst race', found.worst)];
}

const DEMO =
  'Simulated races of the demo season: these are not real results. Times of sealing are of the demo clock.';

function headLines(card: LastCard): readonly string[] {
  return [
    `${placeOf(card)}, ${dateText(card.day)}: our sealed picks and how they ended.`,
    ...(card.isDemo ? [DEMO] : []),
  ];
}

const careLine = `For entertainment only. ${HELP_LINE.name}: ${HELP_LINE.phone}.`;

const resultsAddress = (site: string, { track, day }: LastCard): string =>
  `${site}/race-results-ai?date=${day}${track === null ? '' : `&track=${track.slug}`}`;

/** The horse and the price of a verdict; none of a PASS, which would read like advice. */
const advisedIn = ({
  verdict,
  horse,
  priceToTake,
}: LastCardRace): Pick<LastCardRace, 'horse' | 'priceToTake'> =>
  verdict === 'PASS' ? { horse: null, priceToTake: null } : { horse, priceToTake };

function raceLine(race: LastCardRace): string {
  const advised = advisedIn(race);
  const horse = advised.horse === null ? '' : ` ${cardHorseText(advised)}`;
  const price = advised.priceToTake === null ? '' : ` at ${cardPriceText(advised)}`;
  return (
    `Race ${race.raceNumber} (sealed ${race.sealedText}): ${verdictText(race)}${horse}${price}. ` +
    `Won: ${winnersText(race)}. Bet: ${cardBetText(race)}. Balance: ${stakedText(race.balance)}.`
  );
}

/** With these lines whoever has the mail can check the record later. */
function recordLines(recordHeads: readonly string[], site: string | null): readonly string[] {
  if (recordHeads.length === 0) return [];
  const where = site === null ? '' : ` at ${site}/record`;
  return [
    `Keep these lines: with them anyone can check later${where} that nothing sealed so far has been changed.`,
    ...recordHeads,
    '',
  ];
}

function mailText({ card, links: { site, stop }, recordHeads }: MailFacts): string {
  return [
    ...headLines(card),
    '',
    ...card.races.map(raceLine),
    '',
    ...sumLines(card),
    '',
    ...(site === null ? [] : [`Results: ${resultsAddress(site, card)}`, '']),
    ...recordLines(recordHeads, site),
    careLine,
    stop === null
      ? 'To stop these emails, open your profile.'
      : `To stop these emails: ${stop} (or open your profile).`,
  ].join('\n');
}

const HEADS = ['Race', 'Sealed', 'Verdict', 'Horse', 'Price to take', 'Winner', 'Bet', 'Balance'] as const;

const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  texts
    .map(
      (text) =>
        `<${tag} align="left" style="padding:4px 8px;border-bottom:1px solid #ccc">${htmlText(text)}</${tag}>`,
    )
    .join('');

const raceCells = (race: LastCardRace): readonly string[] => [
  String(race.raceNumber),
  race.sealedText,
  verdictText(race),
  cardHorseText(advisedIn(race)),
  cardPriceText(advisedIn(race)),
  winnersText(race),
  cardBetText(race),
  stakedText(race.balance),
];

const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<p>${htmlText(line)}</p>`).join('');

const link = (address: string, words: string): string =>
  `<a href="${htmlText(address)}">${htmlText(words)}</a>`;

function mailHtml({ card, links: { site, stop }, recordHeads }: MailFacts): string {
  const rows = card.races.map((race) => `<tr>${cells('td', raceCells(race))}</tr>`).join('');
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif">',
    paragraphs(headLines(card)),
    `<table cellspacing="0" style="border-collapse:collapse"><thead><tr>${cells('th', HEADS)}</tr></thead><tbody>${rows}</tbody></table>`,
    paragraphs(sumLines(card)),
    ...(site === null ? [] : [`<p>${link(resultsAddress(site, card), 'All results of the day')}</p>`]),
    paragraphs(recordLines(recordHeads, site).filter((line) => line !== '')),
    paragraphs([careLine]),
    stop === null
      ? paragraphs(['To stop these emails, open your profile.'])
      : `<p>${link(stop, 'Stop these emails')}, or open your profile.</p>`,
    '</body></html>',
  ].join('\n');
}

/** The mail about a card that is over, in text and HTML: only what was sealed and what was reported. */
export const dayMail = (facts: MailFacts): DayMail => ({
  subject: `Clubhouse Turn: how ${placeOf(facts.card)} went, ${dayText(facts.card.day)}`,
  text: mailText(facts),
  html: mailHtml(facts),
});
