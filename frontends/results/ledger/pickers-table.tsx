import { count, Price, percent, properName, SaddleCloth } from '#kit/kit.ts';
import type { Picker, SealedEntry } from './sealed.ts';
import { priceThen } from './sealed.ts';

function PickerRow({ picker, entry }: { readonly picker: Picker; readonly entry: SealedEntry }) {
  const { who, model, version, promptVersion, horse, chance, odds } = picker;
  const by = [model, version, promptVersion].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        {who}
        {by && <span className="muted ledger-by">{by}</span>}
      </th>
      <td>
        {horse ? (
          <span className="ledger-horse">
            <SaddleCloth number={horse.programNumber} /> {properName(horse.name)}
          </span>
        ) : (
          <span className="muted">no pick</span>
        )}
      </td>
      <td className="numeric">
        {chance === null ? <span className="muted">none</span> : percent(chance, 1)}
      </td>
      <td className="numeric">
        <Price price={priceThen(odds, entry)} />
      </td>
    </tr>
  );
}

/** What everybody said of the race at that moment. */
export function PickersTable({ seq, entry }: { readonly seq: number; readonly entry: SealedEntry }) {
  return (
    <table className="ledger-table">
      <caption>Entry {count(seq)}: who picked what</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Horse</th>
          <th scope="col" className="numeric">
            Chance
          </th>
          <th scope="col" className="numeric">
            Odds then
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.voices.map((picker) => (
          <PickerRow key={picker.voice} picker={picker} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
