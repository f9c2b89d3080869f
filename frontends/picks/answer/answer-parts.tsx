import { Link } from '#frame/frame.ts';
import { ChanceBar, Provenance, SaddleCloth, Sentence } from '#kit/kit.ts';
import { TableOfAnswer } from './answer-table.tsx';
import type { Parts } from './parts-of-answer.ts';
import { addressesIn } from './parts-of-answer.ts';

function Said({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p className="said">
      <Sentence text={text} />
    </p>
  );
}

/** Shares as bars, the largest one filling its bar. */
function Bars({ bars }: { readonly bars: Parts['bars'] }) {
  const shares = bars.filter(({ share }) => share >= 0 && share <= 1);
  const full = Math.max(...shares.map(({ share }) => share));
  if (shares.length === 0 || full === 0) return null;
  return (
    <ul className="answer-bars">
      {shares.map(({ label, cloth, share }) => (
        <li key={`${cloth} ${label}`}>
          {cloth !== null && <SaddleCloth number={cloth} />}
          <span>{label}</span>
          <ChanceBar chance={share} full={full} digits={1} />
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { readonly links: Parts['links'] }) {
  const all = addressesIn(links);
  if (all.length === 0) return null;
  return (
    <ul className="answer-links" aria-label="More on this">
      {all.map(({ label, address }) => (
        <li key={address}>
          <Link href={address}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** An answer in its parts: sentences, tables, what they leave out, a small picture, links, the moment and the source. */
export function AnswerParts({ parts }: { readonly parts: Parts }) {
  const { lead, note, tables, bars, links, card, at: moment, source } = parts;
  return (
    <div className="answer-parts">
      <Said text={lead} />
      {tables.map((table) => (
        <TableOfAnswer key={table.caption} table={table} card={card} />
      ))}
      <Said text={note} />
      <Bars bars={bars} />
      <Links links={links} />
      {source !== '' && (
        <p className="small">
          <Provenance source={source} at={moment} />
        </p>
      )}
    </div>
  );
}
