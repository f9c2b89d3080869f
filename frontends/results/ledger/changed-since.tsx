import type { Change, HorseChange } from './changes.ts';
import { chanceText, changesBetween, horseChanges } from './changes.ts';
import type { Sealed } from './sealed.ts';

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">What</th>
      <th scope="col">Before</th>
      <th scope="col">After</th>
    </tr>
  </thead>
);

function ChangeRow({ change: { what, before, after } }: { readonly change: Change }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{before ?? '–'}</td>
      <td className="ledger-after">{after ?? '–'}</td>
    </tr>
  );
}

function HorseRow({ change: { interest, name, price, chance } }: { readonly change: HorseChange }) {
  return (
    <tr>
      <th scope="row">
        {interest} {name}
      </th>
      <td>
        {price[0] ?? 'no price'} · {chanceText(chance[0])}
      </td>
      <td className="ledger-after">
        {price[1] ?? 'no price'} · {chanceText(chance[1])}
      </td>
    </tr>
  );
}

/** What differs between an entry and the previous entry of the same race: before and after. */
export function ChangedSince({ before, after }: { readonly before: Sealed; readonly after: Sealed }) {
  const changes = changesBetween(before.entry, after.entry);
  const horses = horseChanges(before.entry, after.entry);
  return (
    <table className="ledger-table ledger-changes">
      <caption>What changed since entry {before.seq}</caption>
      <Heads />
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={`${change.what} ${change.before} ${change.after}`} change={change} />
        ))}
        {horses.map((change) => (
          <HorseRow key={change.interest} change={change} />
        ))}
        {changes.length + horses.length === 0 && (
          <tr>
            <td colSpan={3}>Nothing shown here. Only the evidence behind it changed.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
