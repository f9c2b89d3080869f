import { chanceText, changesBetween, horseChanges } from './changes.ts';
import type { Sealed } from './sealed.ts';

/** What is another in an entry than in the one before it of the same race: before and after. */
export function ChangedSince({ before, after }: { readonly before: Sealed; readonly after: Sealed }) {
  const changes = changesBetween(before.entry, after.entry);
  const horses = horseChanges(before.entry, after.entry);
  return (
    <table className="ledger-table ledger-changes">
      <caption>What changed since entry {before.seq}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.what} ${change.before} ${change.after}`}>
            <th scope="row">{change.what}</th>
            <td>{change.before ?? '–'}</td>
            <td className="ledger-after">{change.after ?? '–'}</td>
          </tr>
        ))}
        {horses.map(({ interest, name, price, chance }) => (
          <tr key={interest}>
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
