import { horseName } from '../../card/horse-name.ts';
import type { Runner } from '../../card/runner.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import type { Wager } from '../../tickets/wager.ts';
import type { RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { ENTERTAINMENT, type JakeAnswer, saying, withTable } from './answer.ts';
import { LONGSHOT_CRITERIA } from './longshots.ts';
import { helpedByPace } from './pace-helps.ts';
import { planFor } from './plan.ts';
import type { Mood } from './question.ts';
import {
  breakEvenText,
  chanceOf,
  headOf,
  named,
  namedIn,
  percent,
  personText,
  priceOf,
  ticketLine,
  verdictText,
} from './wording.ts';

const noStarters = (view: RaceView): JakeAnswer =>
  saying([`${headOf(view)} has no starters, so there is nothing to bet on.`], [view.picks.raceNumber]);

/** The answer once a race is off: how it ended, and the pick and verdict from before the off, or that there is none; no advice. */
export function offAnswer(view: RaceView, result: readonly string[]): JakeAnswer {
  const { primaryPick: pick, raceNumber } = view.picks;
  return saying(
    [
      `${headOf(view)} is off: betting is closed.`,
      ...result,
      pick === null
        ? 'No pick was made before the off, and none is made now.'
        : `Our pick was ${named(pick)}. Verdict before the off: ${verdictText(view)}`,
    ],
    [raceNumber],
  );
}

/** The largest bankroll for one race, in dollars. */
const MOST = 100_000;

/** Concrete tickets for a bankroll, or why to keep it. */
export function bankrollAnswer(view: RaceView, bankroll: number, mood: Mood): JakeAnswer {
  const { picks } = view;
  if (bankroll > MOST) {
    return saying(
      [
        `I plan for ${shortDollars(MOST)} at most: ${shortDollars(bankroll)} would move any pool. Name a smaller bankroll.`,
      ],
      [picks.raceNumber],
    );
  }
  const races = [picks.raceNumber];
  if (view.evidence.interests.length === 0) return noStarters(view);
  const plan = planFor(view, bankroll, mood);
  if (plan === null)
    return saying(
      [
        `${headOf(view)}.`,
        verdictText(view),
        `The best use of ${shortDollars(bankroll)} here is to keep it.`,
      ],
      races,
    );
  if (plan.tickets.length === 0)
    return saying(
      [
        `${headOf(view)}.`,
        verdictText(view),
        `${shortDollars(bankroll)} does not buy a ticket: a win bet costs $2.`,
      ],
      races,
    );
  const tickets = plan.tickets.map(({ ticket, priced }) => ticketLine(ticket, priced));
  const key = `${namedIn(view, plan.key)}, ${priceOf(view, plan.key)}`;
  const price = picks.verdict.priceToTake?.text ?? 'its price';
  const leads =
    plan.kind === 'BET'
      ? `A plan for ${shortDollars(bankroll)} around ${key}:`
      : `Bet only if ${namedIn(view, plan.key)} is ${price} or more near post time. Then a plan for ${shortDollars(bankroll)}:`;
  const total = `Total ${shortDollars(plan.total)} of ${shortDollars(bankroll)}; you keep ${shortDollars(Number((bankroll - plan.total).toFixed(2)))}. Chances are ours, made without the board.`;
  return saying([`${headOf(view)}.`, verdictText(view), leads, ...tickets, total, ENTERTAINMENT], races, [
    ...tickets,
    total,
  ]);
}

/** The best longshot of a race, or that there is none. */
export function longshotAnswer(view: RaceView): JakeAnswer {
  const { picks } = view;
  const [best] = picks.longshotOpportunities;
  const races = [picks.raceNumber];
  if (best !== undefined) {
    return saying(
      [
        `${headOf(view)}: the longshot is ${named({ ...best, horse: best.horseName })} at ${best.price.text}.`,
        `We make its chance ${best.mlPredictedWinRate.toFixed(1)}% with the board blended in; its price implies ${best.impliedOddsProbability.toFixed(1)}%, an edge of ${best.edgePercentage.toFixed(0)}%. A $2 win bet would return ${shortDollars(Number(best.potentialPayout.toFixed(2)))}.`,
        best.reasoning,
        verdictText(view),
        ENTERTAINMENT,
      ],
      races,
    );
  }
  const liked = [picks.opinions.claude, picks.opinions.openai].flatMap(({ analyst, longshot, ranking }) => {
    const row = ranking.find(({ horse }) => horse === longshot);
    return row === undefined ? [] : [{ analyst, row }];
  });
  const opinions = liked.map(
    ({ analyst, row }) =>
      `${analyst} would look at ${named(row)} (${priceOf(view, row.programNumber)}): ${row.reasons[0] ?? 'it ranks high'}.`,
  );
  return saying(
    [
      `${headOf(view)}: no longshot meets the criteria (${LONGSHOT_CRITERIA}). PASS on a longshot bet.`,
      ...opinions,
      opinions.length > 0 ? ENTERTAINMENT : null,
    ],
    races,
  );
}

/** Win, place and show: one horse for each, with its chance to cash. */
export function wpsAnswer(view: RaceView): JakeAnswer {
  const { evidence, order, picks } = view;
  if (evidence.interests.length === 0) return noStarters(view);
  const best = (chances: readonly number[]) =>
    chances.reduce((top, chance, index) => (chance > (chances[top] ?? 0) ? index : top), 0);
  const pick = picks.primaryPick?.programNumber;
  const winIndex = Math.max(
    0,
    evidence.interests.findIndex(({ runners }) =>
      runners.some(({ programNumber }) => programNumber === pick),
    ),
  );
  const row = (what: string, index: number, chances: readonly number[]): string => {
    const number = evidence.interests[index]?.runners[0]?.programNumber ?? '';
    return `- ${what}: ${namedIn(view, number)} (${priceOf(view, number)}), ${percent(chances[index] ?? 0)} to cash`;
  };
  const lines = [
    row('Win', winIndex, order.win),
    row('Place', best(order.place), order.place),
    row('Show', best(order.show), order.show),
  ];
  return saying(
    [`${headOf(view)}, win, place and show:`, ...lines, verdictText(view), ENTERTAINMENT],
    [picks.raceNumber],
    lines,
  );
}

/** Exotic plays of the picks, as priced there. */
export function exoticsAnswer(view: RaceView, wager: Wager | null): JakeAnswer {
  const { picks } = view;
  const fits = picks.exoticPlays.filter(
    ({ betType }) => wager === null || betType.toLowerCase().startsWith(wager),
  );
  if (fits.length === 0) return noExoticsAnswer(view, wager);
  const lines = fits
    .slice(0, 3)
    .map(
      ({ betType, combination, stake, combinations, cost, hitChance }) =>
        `- ${shortDollars(stake)} ${betType.toLowerCase()} ${combination}: ${counted(combinations, 'combination')}, costs ${shortDollars(cost)}, chance to cash ${percent(hitChance)}${breakEvenText(cost, hitChance)}`,
    );
  return saying(
    [
      `${headOf(view)}:`,
      ...lines,
      'We have no pools or will-pays for these bets; the Tickets tab estimates what they pay once prices are live.',
      verdictText(view),
      ENTERTAINMENT,
    ],
    [picks.raceNumber],
    lines,
  );
}

function noExoticsAnswer(view: RaceView, wager: Wager | null): JakeAnswer {
  return saying(
    [`${headOf(view)}: we have no ${wager ?? 'exotic'} play in this race. ${verdictText(view)}`],
    [view.picks.raceNumber],
  );
}

const PACE_COLUMNS = columnsOf(...HORSE, ['Style', 'text'], ['Early points', 'number']);

/** Starters whose running style is known, those with the most early speed first. */
const stylesIn = ({ evidence }: RaceView) =>
  evidence.starters
    .flatMap((runner) =>
      runner.ratings.runStyle === null ? [] : [{ runner, style: runner.ratings.runStyle }],
    )
    .toSorted((a, b) => (b.runner.ratings.earlyPoints ?? -1) - (a.runner.ratings.earlyPoints ?? -1));

/** How the race is likely to be run, with the running style of each starter. */
export const paceAnswer = (view: RaceView, text = ''): JakeAnswer => {
  const { pace, raceNumber } = view.picks;
  const rows = stylesIn(view).map(({ runner, style }) => {
    const points = runner.ratings.earlyPoints;
    const text = points === null ? '' : ` (${counted(points, 'early point')})`;
    return {
      line: `${namedIn(view, runner.programNumber)} ${style}${text}`,
      cells: [...horseCells(runner), style, points === null ? null : String(points)],
    };
  });
  const lead = [
    `${headOf(view)}: ${pace.isKnown ? `${pace.word}. ` : ''}${pace.sentence}`,
    ...helpedByPace(view, text),
  ];
  const styles = rows.length === 0 ? null : `Styles: ${rows.map(({ line }) => line).join(', ')}.`;
  return withTable(saying([...lead, styles], [raceNumber]), {
    lead,
    caption: `Running styles in race ${raceNumber}`,
    columns: PACE_COLUMNS,
    rows,
  });
};

/** Our pick with the case for and against it, and the others near it. */
export function winnerAnswer(view: RaceView): JakeAnswer {
  const { picks } = view;
  const pick = picks.primaryPick;
  if (pick === null) return noStarters(view);
  const model = [...picks.mlPredictions].sort((a, b) => b.winProbability - a.winProbability).slice(0, 3);
  const bars = model.map(({ programNumber, horseName: name, winProbability }) => ({
    label: horseName(name),
    cloth: programNumber,
    share: winProbability,
  }));
  const answer = saying(
    [
      `${headOf(view)}: the pick is ${named(pick)} (${priceOf(view, pick.programNumber)}); the analysts' agreement is ${pick.aiConsensus.toLowerCase()}.`,
      pick.reasoning,
      `Ranked by chance to win: ${model.map((row) => `${named({ ...row, horse: row.horseName })} ${percent(row.winProbability)}`).join(', ')}.`,
      picks.pace.sentence,
      verdictText(view),
    ],
    [picks.raceNumber],
  );
  return { ...answer, bars };
}

/** What each analyst finds of a horse of a race, in a sentence each. */
export const reasonsOn = ({ picks }: RaceView, number: string): readonly string[] =>
  [picks.opinions.claude, picks.opinions.openai].flatMap(({ analyst, ranking }) => {
    const index = ranking.findIndex(({ programNumber }) => programNumber === number);
    const row = ranking[index];
    if (row === undefined) return [];
    return [
      `${analyst} ranks it ${index + 1} of ${ranking.length}: ${row.reasons.join('; ') || 'nothing stands out'}.`,
    ];
  });

/** One horse: chance, price, and what the analysts find. */
export function horseAnswer(view: RaceView, runner: Runner): JakeAnswer {
  const { programNumber, horseName: name, jockey, trainer, isScratched } = runner;
  const head = `#${programNumber} ${horseName(name)} in race ${view.picks.raceNumber}`;
  if (isScratched) return saying([`${head} is scratched.`], [view.picks.raceNumber]);
  const chance = chanceOf(view, programNumber);
  if (chance === null)
    return saying(
      [`${head} is not in the body of the race: it runs only if it draws in.`],
      [view.picks.raceNumber],
    );
  const index = view.evidence.interests.findIndex(({ runners }) =>
    runners.some((runner) => runner.programNumber === programNumber),
  );
  const people = [
    jockey === null ? null : `jockey ${personText(jockey.name)}`,
    trainer === null ? null : `trainer ${personText(trainer.name)}`,
  ].filter((person) => person !== null);
  return saying(
    [
      `${head}: ${priceOf(view, programNumber)}${people.length === 0 ? '' : `; ${people.join(', ')}`}.`,
      `Our chances give it ${percent(chance)} to win, ${percent(view.order.place[index] ?? 0)} to run first or second, ${percent(view.order.show[index] ?? 0)} to run in the first three.`,
      ...reasonsOn(view, programNumber),
      verdictText(view),
    ],
    [view.picks.raceNumber],
  );
}
