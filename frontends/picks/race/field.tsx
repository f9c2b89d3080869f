import type { Board, PriceNow } from '#frame/races/races.ts';
import { MovedSince, NowPrice, priceNow } from '#frame/races/races.ts';
import type { Entry } from '#kit/kit.ts';
import {
  ChanceBar,
  classNames,
  count,
  Price,
  Provenance,
  percent,
  properName,
  SaddleCloth,
} from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import type { FieldRow } from './betting-interests.ts';
import { absentOf, fieldOf, sumOfChances } from './betting-interests.ts';
import { headOf } from './price-head.ts';
import { lineWords, sourceSentence } from './source-sentence.ts';

function Interest({
  row,
  full,
  now,
}: {
  readonly row: FieldRow;
  readonly full: number;
  /** Undefined where no horse of the race has a price on a board. */
  readonly now: PriceNow | null | undefined;
}) {
  return (
    <tr>
      <th scope="row">
        {row.horses.map((horse) => (
          <span key={horse.number} className="field-horse">
            <SaddleCloth number={horse.number} />
            <span>{properName(horse.name)}</span>
          </span>
        ))}
      </th>
      <td className="field-bar">
        <ChanceBar chance={row.chance} full={full} digits={1} />
      </td>
      <td className="numeric field-view">{row.fairPrice?.text ?? '–'}</td>
      <td className="numeric">{row.priceToTake?.text ?? '–'}</td>
      {now !== undefined && (
        <td className="numeric">
          <NowPrice now={now} />
        </td>
      )}
      <td className="numeric">
        <Price price={row.morningLine} bare />
      </td>
    </tr>
  );
}

/** Our line on the field, likeliest first: chances that sum to 1, fair prices and prices to take, next to the board's prices. */
export function Field({
  recommendation,
  entries,
  board,
}: {
  readonly recommendation: Recommendation;
  readonly entries: readonly Entry[];
  readonly board: Board | null;
}) {
  const field = fieldOf(recommendation, entries);
  const prices = field.map((row) =>
    priceNow(
      row.horses.map(({ number }) => number),
      board,
      entries,
    ),
  );
  const kind = prices.find((now) => now !== null)?.price.kind ?? 'morning line';
  const head = headOf[kind] ?? headOf['morning line'];
  const isPriced = prices.some((price) => price !== null);
  const absent = absentOf(entries);
  const full = Math.max(0.01, ...field.map((row) => row.chance));
  return (
    <section
      className={classNames('field-chances', isPriced && 'field-priced')}
      aria-label={`Win chances in race ${count(recommendation.raceNumber)}`}
    >
      <table>
        <caption className="visually-hidden">Win chances in race {count(recommendation.raceNumber)}</caption>
        <thead>
          <tr>
            <th scope="col">Horse</th>
            <th scope="col">Win chance</th>
            <th scope="col" className="numeric field-view">
              <abbr title="Fair odds for our chance">Fair</abbr>
            </th>
            <th scope="col" className="numeric">
              <abbr title="The shortest price worth taking; a dash if no price is">Bet at</abbr>
            </th>
            {isPriced && (
              <th scope="col" className="numeric">
                <abbr title={head.long}>{head.short}</abbr>
              </th>
            )}
            <th scope="col" className="numeric">
              <abbr title="Morning line">ML</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {field.map((row, index) => (
            <Interest
              key={row.horses[0]?.number}
              row={row}
              full={full}
              now={isPriced ? (prices[index] ?? null) : undefined}
            />
          ))}
        </tbody>
      </table>
      <MovedSince prices={prices} />
      {board?.source && isPriced && (
        <Provenance
          source={board.source}
          at={board.lastUpdated}
          state={board.status === 'stale' ? 'stale' : 'fresh'}
        />
      )}
      <p className="field-sum">
        Win chances add up to {percent(sumOfChances(field), 1)}.{' '}
        {recommendation.line && <>{lineWords(recommendation.line)} </>}
        {sourceSentence('Made by the model', recommendation.sources.model)}
      </p>
      {absent.length > 0 && (
        <p className="field-absent">
          {absent.map(({ entry, why }) => (
            <span key={entry.id}>
              {entry.scratchStatus ? (
                <s>
                  {entry.programNumber} {properName(entry.horseName)}
                </s>
              ) : (
                `${entry.programNumber} ${properName(entry.horseName)}`
              )}{' '}
              {why}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
