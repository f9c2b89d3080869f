/** @jsxRuntime automatic */
import { dateText } from '#core/kernel/day-text.ts';
import {
  CARD_HORSE_WORDS,
  CARD_STAKE_WORDS,
  cardBetText,
  cardHorseText,
  cardPriceText,
  PICK_WORDS,
  stakedText,
  verdictText,
  winnersText,
  winsText,
} from '#core/scorecards/record/card-words.ts';
import type { LastCard, LastCardRace } from '#core/scorecards/record/last-card.ts';
import { missedWords } from '#core/scorecards/record/missed-words.ts';
import { Scrolled } from './scrolled.tsx';

/** A pick of an invented race was sealed by the racing clock, which the demo sets. */
const sealedHead = ({ isReplayed, isDemo }: LastCard): string =>
  isReplayed ? 'As of' : isDemo ? 'Sealed, demo clock' : 'Sealed';

const headsOf = (card: LastCard) =>
  ['Race', sealedHead(card), 'Verdict', 'Horse', 'Price to take', 'Winner', 'Bet', 'Balance'] as const;

/** On a phone the cells stand below each other, with their heads before them. */
function Race({ race, heads }: { readonly race: LastCardRace; readonly heads: readonly string[] }) {
  const cells = [
    race.sealedText,
    verdictText(race),
    cardHorseText(race),
    cardPriceText(race),
    winnersText(race).replaceAll(' to 1', '\u00a0to\u00a01'),
    cardBetText(race),
    stakedText(race.balance),
  ];
  return (
    <tr data-seq={race.seq} data-hash={race.hash}>
      <th scope="row">{race.raceNumber}</th>
      {cells.map((text, nth) => (
        <td key={heads[nth + 1]} data-head={heads[nth + 1]}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/** The races of the last card, as sealed and as they ended. */
export function LastCardTable({ card }: { readonly card: LastCard }) {
  const heads = headsOf(card);
  return (
    <>
      <p className="muted">{`${CARD_STAKE_WORDS}. ${CARD_HORSE_WORDS}.`}</p>
      <Scrolled label="The races of the last card">
        <table className="card">
          <caption>{`${card.track?.displayName ?? card.trackCode}, ${dateText(card.day)}`}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.races.map((race) => (
              <Race key={race.raceNumber} race={race} heads={heads} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </>
  );
}

/** The races of the last card that our horse did not win, with what the chart says; the bets first. */
export function WhatWeGotWrong({ card }: { readonly card: LastCard }) {
  const missed = card.races.flatMap(({ missed }) => missed ?? []);
  const shown = missed.toSorted((a, b) => Number(b.bet !== null) - Number(a.bet !== null));
  return (
    <>
      <p>{`${winsText(card.races)} ${PICK_WORDS}`}</p>
      <ul className="missed">
        {shown.map((race) => (
          <li key={race.raceNumber}>
            <strong>{`Race ${race.raceNumber}.`}</strong> {missedWords(race).join(' ')}
          </li>
        ))}
      </ul>
    </>
  );
}
