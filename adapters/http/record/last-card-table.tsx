/** @jsxRuntime automatic */
import { dateText } from '#core/kernel/day-text.ts';
import { dollarsText } from '#core/kernel/text.ts';
import type { LastCard, LastCardRace } from '#core/scorecards/record/last-card.ts';
import { missedWords } from '#core/scorecards/record/missed-words.ts';

/** Dollars to win on each BET of the table. */
const STAKE = 2;

const signed = (dollars: number): string =>
  `${dollars > 0 ? '+' : dollars < 0 ? '−' : ''}${dollarsText(Math.abs(dollars))}`;

const winnersText = ({ winners }: LastCardRace): string =>
  winners
    .map(({ programNumber, name, odds }) =>
      odds === null ? `#${programNumber} ${name}` : `#${programNumber} ${name}, ${odds.toFixed(2)} to 1`,
    )
    .join(' and ') || '–';

/** A WATCH counts as a bet when its price was there at the off. */
function verdictText({ verdict, profit }: LastCardRace): string {
  if (verdict === null) return '–';
  return verdict === 'WATCH' && profit !== null ? 'WATCH, price reached' : verdict;
}

function Race({ race }: { readonly race: LastCardRace }) {
  const { horse, priceToTake, profit } = race;
  return (
    <tr data-seq={race.seq} data-hash={race.hash}>
      <th scope="row">{race.raceNumber}</th>
      <td>{race.sealedText}</td>
      <td>{verdictText(race)}</td>
      <td>{horse === null ? '–' : `#${horse.programNumber} ${horse.name}`}</td>
      <td>{priceToTake === null ? '–' : `${priceToTake.text} or more`}</td>
      <td>{winnersText(race)}</td>
      <td>{profit === null ? 'no bet' : signed(STAKE * profit)}</td>
      <td>{signed(STAKE * race.balance)}</td>
    </tr>
  );
}

const HEADS = ['Race', 'Sealed', 'Verdict', 'Horse', 'Price to take', 'Winner', 'Bet', 'Balance'] as const;

/** The races of the last card, as sealed and as they ended. */
export function LastCardTable({ card }: { readonly card: LastCard }) {
  return (
    <div className="scroll">
      <table className="card">
        <caption>
          {`${card.track?.displayName ?? card.trackCode}, ${dateText(card.day)}: $${STAKE} to win on each BET, and on a WATCH whose price was reached`}
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
    </div>
  );
}

/** The races of the last card that our horse did not win, with what the chart says; the bets first. */
export function WhatWeGotWrong({ card }: { readonly card: LastCard }) {
  const missed = card.races.flatMap(({ missed }) => missed ?? []);
  const shown = missed.toSorted((a, b) => Number(b.isBet) - Number(a.isBet));
  const right = card.races.length - missed.length;
  return (
    <>
      <p>{`Our horse won ${right} of ${card.races.length}.`}</p>
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
