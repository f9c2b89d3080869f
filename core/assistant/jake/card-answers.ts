import { classInWords } from '../../card/race-class.ts';
import type { Track } from '../../card/track.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted, listText, shortDollars } from '../../kernel/text.ts';
import { type CardInPlay, isRun, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { cellsOfNumber, HORSE, pricesIn } from '../shown/runner-cells.ts';
import { ENTERTAINMENT, type JakeAnswer, saying, sayingTable } from './answer.ts';
import { LONGSHOT_CRITERIA, longshotsIn, longshotText } from './longshots.ts';
import { named, priceOf, raceTitle } from './wording.ts';

export const EXAMPLES: readonly string[] = [
  'How should I bet $400 on Race 3?',
  "Who's the best longshot in Race 5?",
  "What's your WPS pick for Race 7?",
  'What does a $1 trifecta box 1,2,3,4 cost in Race 2?',
  'Where is the value today?',
];

const LANGUAGES = 'I understand English, and common questions in Spanish.';

const upTo = (races: CardInPlay['races']): string => {
  const numbers = races.map(({ number }) => number);
  return numbers.length === 1
    ? `only race ${numbers[0]}`
    : `races ${Math.min(...numbers)} to ${Math.max(...numbers)}`;
};

export const noCardAnswer = (track: string): JakeAnswer =>
  saying([`There are no races at ${track} today, so there is nothing to bet on.`]);

/** That the card in play is not that of the day a question names. */
export const noCardOfDayAnswer = ({ track, day }: CardInPlay, wanted: RaceDay): JakeAnswer =>
  saying([
    `I have no card of ${track.displayName} for ${dateText(wanted)}: the card I answer from is that of ${dateText(day)}.`,
  ]);

/** That no card of the track a question names is in play. */
export const noCardOfTrackAnswer = ({ track, day }: CardInPlay, wanted: Track): JakeAnswer =>
  saying([
    `I have no card of ${wanted.displayName} for ${dateText(day)}: the card I answer from is that of ${track.displayName}.`,
  ]);

export const noSuchRaceAnswer = ({ races, track, day }: CardInPlay, number: number): JakeAnswer =>
  saying([
    `There is no race ${number} at ${track.displayName} on ${dateText(day)}: the card has ${upTo(races)}.`,
  ]);

export const whichRaceAnswer = ({ races }: CardInPlay): JakeAnswer =>
  saying([`Which race? The card has ${upTo(races)}. For example: ${EXAMPLES[0]}`]);

export const helpAnswer = ({ races, track, day, message }: CardInPlay): JakeAnswer =>
  saying([
    `I answer questions about the card of ${track.displayName} on ${dateText(day)} (${upTo(races)}).${message === null ? '' : ` ${message}`}`,
    'I did not find one I can answer. Try:',
    ...EXAMPLES.map((example) => `- ${example}`),
    LANGUAGES,
  ]);

const MOST_NAMED = 4;
const NEAREST = [
  'Who wins race 1?',
  'What is the best bet today?',
  'Post time of race 1',
  'Hot jockeys',
  'What can you answer?',
];

/** Where a kind of question was named with the question, and it is of another one. */
export const ofAnotherKindAnswer = (kind: string): JakeAnswer =>
  saying([`That is not a question of the kind "${kind}".`]);

/** That a question is about something that nothing here answers, and what comes nearest. */
export function cannotAnswer(
  { races }: Pick<CardInPlay, 'races'>,
  raceNumber: number | null,
  words: readonly string[],
): JakeAnswer {
  const race = races.find(({ number }) => number === raceNumber);
  const nearest =
    race === undefined
      ? NEAREST
      : [
          `Who wins race ${race.number}?`,
          `Conditions of race ${race.number}`,
          `Who leads early in race ${race.number}?`,
        ];
  const said = words.slice(0, MOST_NAMED).map((word) => `"${word}"`);
  return saying([
    `I cannot answer that: nothing I look up for this card is about ${listText(said, 'or')}.`,
    'Nearest to it:',
    ...nearest.map((example) => `- ${example}`),
    LANGUAGES,
  ]);
}

/** Where known prices beat the chances, over the whole card. */
export function valueAnswer(views: readonly RaceView[], bankroll: number | null): JakeAnswer {
  const ofKind = (wanted: string) => views.filter(({ picks }) => picks.verdict.kind === wanted);
  const [plays, watched] = [ofKind('BET'), ofKind('WATCH')];
  if (plays.length === 0) {
    const keep =
      bankroll === null
        ? ''
        : ` The best use of ${shortDollars(bankroll)} today is to keep it, or name a race for a small plan.`;
    return saying([
      `PASS: no price on the card is long enough now.${keep}`,
      ...watched.map(({ picks }) => `- Race ${picks.raceNumber}, WATCH: ${picks.verdict.sentence}`),
      'Prices move: ask again once the odds board is up.',
    ]);
  }
  const share = bankroll === null ? null : Math.floor(bankroll / plays.length / 2) * 2;
  const lines = plays.map(
    ({ picks }) =>
      `- Race ${picks.raceNumber}: ${picks.verdict.sentence}${share === null || share < 2 ? '' : ` ${shortDollars(share)} to win.`}`,
  );
  const total =
    share === null || share < 2
      ? null
      : `Total ${shortDollars(share * plays.length)} of ${shortDollars(bankroll ?? 0)}, the same on each.`;
  return saying(
    [`Bets on the card (${plays.length} of ${views.length} races):`, ...lines, total, ENTERTAINMENT],
    [],
    [...lines, ...(total === null ? [] : [total])],
  );
}

/** The best longshots of the card. */
export function dayLongshotsAnswer(views: readonly RaceView[]): JakeAnswer {
  const found = longshotsIn(views).slice(0, 3);
  if (found.length === 0)
    return saying([`PASS: no longshot on the card meets the criteria (${LONGSHOT_CRITERIA}).`]);
  return saying([
    'Longshots on the card:',
    ...found.map(({ row, race }) => `- Race ${race}: ${longshotText(row)}`),
    ENTERTAINMENT,
  ]);
}

/** Why a race has no pick. */
function noPickText(view: RaceView): string {
  if (view.evidence.interests.length === 0) return 'no starters';
  return isRun(view) ? 'off, no pick was made before the off' : 'no pick yet';
}

function pickRow(view: RaceView, prices: ReturnType<typeof pricesIn>) {
  const { primaryPick: pick, raceNumber, verdict } = view.picks;
  const race = String(raceNumber);
  if (pick === null) {
    const why = noPickText(view);
    return { line: `- Race ${raceNumber}: ${why}`, cells: [race, null, why, null, null] };
  }
  const { programNumber } = pick;
  return {
    line: `- Race ${raceNumber}: ${named(pick)} (${priceOf(view, programNumber)}), ${verdict.kind ?? 'no verdict yet'}`,
    cells: [race, ...cellsOfNumber(view, programNumber), prices.cellOf(view, programNumber), verdict.kind],
  };
}

/** The pick of every race in a line each. */
export function dayPicksAnswer(views: readonly RaceView[], { track, day, message }: CardInPlay): JakeAnswer {
  const prices = pricesIn(views);
  return sayingTable({
    lead: [`Picks for ${track.displayName}, ${dateText(day)}.${message === null ? '' : ` ${message}`}`],
    caption: 'Picks of the card',
    columns: columnsOf(['Race', 'race'], ...HORSE, prices.column, ['Verdict', 'text']),
    rows: views.map((view) => pickRow(view, prices)),
  });
}

const LATER = /\bwill\b|\bgoing to\b|\bgonna\b|\bforecast\b|\blater\b|\bchances? of\b|\btomorrow\b/i;

/** The wind where a question asks for it; null where it does not. */
function windText(views: readonly RaceView[], text: string): string | null {
  if (!/\bwind/i.test(text)) return null;
  const speed = views
    .map(({ evidence }) => evidence.weather?.windSpeed ?? null)
    .find((value) => value !== null);
  return speed == null ? 'The wind is not in that reading.' : `Wind ${Math.round(speed)} mph.`;
}

const FORECAST = 'That is the latest reading; a forecast is on the weather page.';

/** Air and track condition as last read, for a question in words. */
export function weatherAnswer(views: readonly RaceView[], { track }: CardInPlay, text = ''): JakeAnswer {
  const lines = views.flatMap(({ picks }) => {
    const { temperature = null, description = null, trackCondition = null } = picks.weatherData ?? {};
    if (temperature === null && description === null && trackCondition === null) return [];
    const parts = [
      temperature === null ? null : `${Math.round(temperature)}°F`,
      description,
      trackCondition === null ? 'track condition not posted' : `track ${trackCondition}`,
    ].filter((part) => part !== null);
    const course = picks.surfaceName === '' ? '' : ` on the ${picks.surfaceName.toLowerCase()}`;
    return [`At ${track.displayName} for race ${picks.raceNumber}${course}: ${parts.join(', ')}.`];
  });
  if (lines.length === 0) return saying([`No weather report for ${track.displayName} yet.`]);
  return saying(
    [...lines, windText(views, text), LATER.test(text) ? FORECAST : null],
    views.map(({ picks }) => picks.raceNumber),
  );
}

/** How each race is likely to be run, in a line each. */
export const dayPaceAnswer = (views: readonly RaceView[]): JakeAnswer =>
  sayingTable({
    lead: ['How the races are likely to be run:'],
    caption: 'Likely pace',
    columns: columnsOf(['Race', 'race'], ['Pace', 'text'], ['Why', 'text']),
    rows: views.map(({ picks: { raceNumber, pace } }) => ({
      line: `- Race ${raceNumber}: ${pace.isKnown ? `${pace.word}. ` : ''}${pace.sentence}`,
      cells: [String(raceNumber), pace.isKnown ? pace.word : null, pace.sentence],
    })),
  });

function cardRow({
  number,
  postTime,
  trackSlug,
  name,
  classification,
  runners,
}: CardInPlay['races'][number]) {
  const time = postTime === null ? null : trackTimeText(postTime, trackSlug);
  const starters = runners.filter(
    ({ isScratched, listStatus }) => !isScratched && listStatus === null,
  ).length;
  const title =
    (name === null ? null : raceTitle(name)) ??
    (classification === null ? 'class unknown' : classInWords(classification));
  return {
    line: `- Race ${number}, ${time ?? 'no post time yet'}: ${title}, ${counted(starters, 'starter')}`,
    cells: [String(number), time, title, String(starters)],
  };
}

/** The card in a line a race. */
export const cardAnswer = ({ races, track, day, message }: CardInPlay): JakeAnswer =>
  sayingTable({
    lead: [
      `${track.displayName}, ${dateText(day)}: ${counted(races.length, 'race')}.${message === null ? '' : ` ${message}`}`,
    ],
    caption: 'The card',
    columns: columnsOf(
      ['Race', 'race'],
      ['Post time', 'text'],
      ['Class or name', 'text'],
      ['Starters', 'number'],
    ),
    rows: races.map(cardRow),
  });
