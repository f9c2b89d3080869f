import { Link } from '#frame/frame.ts';
import { Badge, links, percent, personName, properName, SaddleCloth, Unknown } from '#kit/kit.ts';
import type { FinishRow, Starter } from './finish-rows.ts';
import { firstWords } from './first-words.ts';
import { lengthsText } from './margins.ts';

const tones = { BET: 'green', WATCH: 'yellow', PASS: 'plain' } as const;

const noBettingWords: Readonly<Record<NonNullable<Starter['noBetting']>, string>> = {
  'purse-only': 'purse money only',
  'non-starter': 'declared a non-starter',
  'no-odds': 'no betting',
};

/** The name of a horse, leading to its page. */
function HorseName({ name }: { readonly name: string }) {
  if (name === '') return <strong>unnamed horse</strong>;
  return (
    <Link href={links.horse(name)}>
      <strong>{properName(name)}</strong>
    </Link>
  );
}

function Horse({ row: { starter, isPick } }: { readonly row: FinishRow }) {
  const { programNumber, horseName, jockeyName, trainerName, disqualified, deadHeat, crossed, noBetting } =
    starter;
  const people = [jockeyName, trainerName].filter((name) => name !== null).map(personName);
  return (
    <th scope="row">
      <span className="finish-horse">
        <SaddleCloth number={programNumber} />
        <HorseName name={horseName} />
        {isPick && <Badge tone="blue">our pick</Badge>}
        {deadHeat && <Badge tone="blue">dead heat</Badge>}
        {disqualified === true && (
          <Badge tone="orange">{crossed === null ? 'disqualified' : `DQ, finished ${crossed}`}</Badge>
        )}
        {noBetting !== null && <Badge tone="orange">{noBettingWords[noBetting]}</Badge>}
      </span>
      {people.length > 0 && <span className="finish-people">{people.join(' · ')}</span>}
    </th>
  );
}

function Beaten({ row: { behind, place, starter } }: { readonly row: FinishRow }) {
  if (starter.finished === false) return <span className="muted">did not finish</span>;
  if (behind === null) return <Unknown why="margin not reported" />;
  return behind > 0 ? lengthsText(behind) : firstWords(place, starter);
}

function Odds({ starter: { odds, isFavorite } }: { readonly starter: Starter }) {
  if (odds === null) return <Unknown why="no odds" />;
  return (
    <>
      {odds.toFixed(2)}
      {isFavorite === true && <abbr title="favorite">*</abbr>}
    </>
  );
}

function Row({ row }: { readonly row: FinishRow }) {
  const { place, starter, chance, verdict, isPick } = row;
  return (
    <tr className={isPick ? 'finish-pick' : undefined}>
      <td className="numeric">{place ?? <Unknown why="placing not reported" />}</td>
      <Horse row={row} />
      <td className="numeric" data-label="Beaten">
        <Beaten row={row} />
      </td>
      <td className="numeric" data-label="Odds">
        <Odds starter={starter} />
      </td>
      <td className="numeric" data-label="Our chance">
        {chance === null ? <Unknown why="no chance sealed before the off" /> : percent(chance, 1)}
      </td>
      <td data-label="Verdict">
        {verdict === null ? (
          <Unknown why="no verdict sealed on it before the off" />
        ) : (
          <Badge tone={tones[verdict]}>{verdict}</Badge>
        )}
      </td>
      <td className="finish-comment">{starter.comment ?? <Unknown why="no comment reported" />}</td>
    </tr>
  );
}

/** Every starter in official order, with what we had said of it before the off. */
export function OrderOfFinish({ rows }: { readonly rows: readonly FinishRow[] }) {
  return (
    <table className="finish-table">
      <caption>Order of finish</caption>
      <thead>
        <tr>
          <th scope="col" className="numeric">
            <abbr title="Official placing">Fin</abbr>
          </th>
          <th scope="col">Horse</th>
          <th scope="col" className="numeric">
            <abbr title="Lengths behind the first across the wire">Beaten</abbr>
          </th>
          <th scope="col" className="numeric">
            Odds
          </th>
          <th scope="col" className="numeric">
            Our chance
          </th>
          <th scope="col">Verdict</th>
          <th scope="col">Comment</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.starter.programNumber} row={row} />
        ))}
      </tbody>
    </table>
  );
}
