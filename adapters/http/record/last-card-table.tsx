/** @jsxRuntime automatic */
import { dateText } from '#core/kernel/day-text.ts';
import {
  CARD_STAKE_WORDS,
  cardBetText,
  cardHorseText,
  cardPriceText,
  stakedText,
  verdictText,
  winnersText,
  winsText,
} from '#core/scorecards/record/card-words.ts';
import type { LastCard, LastCardRace } from '#core/scorecards/record/last-card.ts';
import { missedWords } from '#core/scorecards/record/missed-words.ts';
import { Scrolled } from './scrolled.tsx';

function Race({ race }: { readonly race: LastCardRace }) {
  return (
    <tr data-seq={race.seq} data-hash={race.hash}>
      <th scope="row">{race.raceNumber}</th>
      <td>{race.sealedText}</td>
      <td>{verdictText(race)}</td>
      <td>{cardHorseText(race)}</td>
      <td>{cardPriceText(race)}</td>
      <td>{winnersText(race)}</td>
      <td>{cardBetText(race)}</td>
      <td>{stakedText(race.balance)}</td>
    </tr>
  );
}

const HEADS = ['Race', 'Sealed', 'Verdict', 'Horse', 'Price to take', 'Winner', 'Bet', 'Balance'] as const;

/** The races of the last card, as sealed and as they ended. */
export function LastCardTable({ card }: { readonly card: LastCard }) {
  return (
    <Scrolled label="The races of the last card">
      <table className="card">
        <caption>
          {`${card.track?.displayName ?? card.trackCode}, ${dateText(card.day)}: ${CARD_STAKE_WORDS}`}
        </caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.races.map((race) => (
            <Race key={race.raceNumber} race={race} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** The races of the last card that our horse did not win, with what the chart says; the bets first. */
export function WhatWeGotWrong({ card }: { readonly card: LastCard }) {
  const missed = card.races.flatMap(({ missed }) => missed ?? []);
  const shown = missed.toSorted((a, b) => Number(b.isBet) - Number(a.isBet));
  return (
    <>
      <p>{winsText(card.races)}</p>
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
