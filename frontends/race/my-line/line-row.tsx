import { useId, useState } from 'react';
import { Checkbox, Price, percent, properName, SaddleCloth, signedPercent, TextField } from '#kit/kit.ts';
import { chanceOfOdds, oddsOfChance } from './fair-odds.ts';
import type { Share } from './shares.ts';
import type { MyLineRow } from './use-my-line.ts';

type FairOddsProps = {
  readonly name: string;
  readonly chance: number;
  readonly isLocked: boolean;
  readonly onOdds: (chance: number) => void;
};

/** Fair odds as they follow from the chance, or as they are typed. */
function FairOdds({ name, chance, isLocked, onOdds }: FairOddsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && typed.trim() !== '' && chanceOfOdds(typed) === null;
  function take(): void {
    const given = typed === null ? null : chanceOfOdds(typed);
    if (given !== null) onOdds(given);
    if (!isBad) setTyped(null);
  }
  return (
    <TextField
      className="my-line-odds"
      label={
        <>
          Fair odds<span className="visually-hidden"> of {name}, to one</span>
        </>
      }
      error={isBad ? 'As 7-2 or 3.5' : null}
      autoComplete="off"
      disabled={isLocked}
      value={typed ?? oddsOfChance(chance)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}

/** What the member's chance says of the price; never the product's verdict. */
function ByMyLine({ row, isOld }: { readonly row: MyLineRow; readonly isOld: boolean }) {
  const { verdict, priceToTake, price, expectedValue } = row;
  if (isOld)
    return (
      <p className="my-line-verdict small">
        <span className="muted">Price </span>
        <Price price={price} /> <span className="muted">· not updated yet</span>
      </p>
    );
  return (
    <p className="my-line-verdict small" data-kind={verdict}>
      <span className="muted">Price </span>
      <Price price={price} />
      {expectedValue !== null && ` · value ${signedPercent(expectedValue, 0)}`}
      {' · '}
      <strong>{verdict ?? 'No verdict'}</strong> by my line
      {priceToTake?.text && `, at ${priceToTake.text} or more`}
    </p>
  );
}

type LineRowProps = {
  readonly row: MyLineRow;
  readonly share: Share;
  /** The chances shown are newer than prices and verdict. */
  readonly isOld: boolean;
  readonly isLocked: boolean;
  readonly isAdded: boolean;
  readonly onMove: (chance: number) => void;
  readonly onOdds: (chance: number) => void;
  readonly onHold: (isFixed: boolean) => void;
};

/** A horse with its bar, its fair odds, and what they say of the price. */
export function LineRow(props: LineRowProps) {
  const { row, share, isOld, isLocked, isAdded, onMove, onOdds, onHold } = props;
  const id = useId();
  const names = row.horses.map(({ name }) => properName(name)).join(' / ');
  const name = `#${row.interest} ${names}`;
  return (
    <li className="my-line-row">
      <label className="my-line-horse" htmlFor={id}>
        <SaddleCloth number={row.interest} />
        <span>
          {names}
          {isAdded && <span className="small muted"> (not on your line yet)</span>}
        </span>
      </label>
      <input
        id={id}
        className="my-line-bar"
        type="range"
        min={0}
        max={100}
        step={0.5}
        disabled={isLocked}
        value={100 * share.chance}
        aria-valuetext={`${percent(share.chance, 1)}, fair odds ${oddsOfChance(share.chance)} to one`}
        onChange={({ target }) => onMove(Number(target.value) / 100)}
      />
      <span className="my-line-percent" aria-hidden="true">
        {percent(share.chance, 1)}
      </span>
      <FairOdds name={name} chance={share.chance} isLocked={isLocked} onOdds={onOdds} />
      <Checkbox
        label={
          <>
            Hold<span className="visually-hidden"> {name}</span>
          </>
        }
        checked={share.isFixed}
        disabled={isLocked}
        onChange={({ target }) => onHold(target.checked)}
      />
      <ByMyLine row={row} isOld={isOld} />
    </li>
  );
}
