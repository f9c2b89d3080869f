/** @jsxRuntime automatic */
import { addressOf, type RecordChoice, type RecordFacts } from './record-facts.ts';
import { SPANS } from './spans.ts';

interface Option {
  readonly name: string;
  readonly choice: RecordChoice;
}

const isSame = (a: RecordChoice, b: RecordChoice): boolean => addressOf(a) === addressOf(b);

function Links({
  label,
  options,
  chosen,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: RecordChoice;
}) {
  return (
    <p className="choices">
      <span>{label}</span>
      {options.map(({ name, choice }) =>
        isSame(choice, chosen) ? (
          <strong key={name} aria-current="page">
            {name}
          </strong>
        ) : (
          <a key={name} href={addressOf(choice)}>
            {name}
          </a>
        ),
      )}
    </p>
  );
}

/** Links to other spans and tracks: the page works without a script. */
export function Choices({ facts: { choice, tracks } }: { readonly facts: RecordFacts }) {
  const spans = SPANS.map(({ word, name }) => ({ name, choice: { ...choice, span: word } }));
  const byTrack = tracks.map(({ slug, displayName: name }) => ({ name, choice: { ...choice, track: slug } }));
  const everyTrack = { name: 'All', choice: { ...choice, track: null } };
  return (
    <nav aria-label="Span and track">
      <Links label="Span" options={spans} chosen={choice} />
      {tracks.length > 1 && <Links label="Track" options={[everyTrack, ...byTrack]} chosen={choice} />}
    </nav>
  );
}
