/** @jsxRuntime automatic */
import { keyOfSpan } from '#core/kernel/span-key.ts';
import { KINDS } from './record-choice.ts';
import { addressOf, type RecordChoice, type RecordFacts } from './record-facts.ts';
import { SPANS } from './spans.ts';

interface Option {
  readonly name: string;
  readonly choice: RecordChoice;
}

const isSame = (a: RecordChoice, b: RecordChoice): boolean => addressOf(a) === addressOf(b);

interface LinksProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: RecordChoice;
}

function Links({ label, options, chosen }: LinksProps) {
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

/** Choices of one part of the address, `All` first. */
const optionsOf = (
  choice: RecordChoice,
  part: keyof RecordChoice,
  words: readonly (readonly [word: string, name: string])[],
): readonly Option[] => [
  { name: 'All', choice: { ...choice, [part]: null } },
  ...words.map(([word, name]) => ({ name, choice: { ...choice, [part]: word } })),
];

const SURFACES = [
  ['dirt', 'Dirt'],
  ['turf', 'Turf'],
  ['synthetic', 'Synthetic'],
  ['jumps', 'Jumps'],
] as const;
const DISTANCES = [
  ['sprint', 'Under a mile'],
  ['route', 'A mile and more'],
] as const;
const FIELDS = [
  ['small', 'Up to 6'],
  ['medium', '7 to 9'],
  ['large', '10 and more'],
] as const;

function spanOptions({ choice, spans: { years } }: RecordFacts): readonly Option[] {
  const words = [
    ...SPANS.map(({ word, name }) => ({ word, name })),
    ...years.map((year) => ({ word: year, name: year })),
  ];
  return words.map(({ word, name }) => ({ name, choice: { ...choice, span: word } }));
}

const meetOptions = ({ choice, spans: { meets } }: RecordFacts): readonly Option[] =>
  meets.map(({ name, span, trackSlug }) => ({
    name,
    choice: { ...choice, span: keyOfSpan(span), track: trackSlug },
  }));

function Kinds({ choice }: { readonly choice: RecordChoice }) {
  return (
    <details
      open={[choice.surface, choice.distance, choice.kind, choice.field].some((word) => word !== null)}
    >
      <summary>Surface, distance, class, field size</summary>
      <Links label="Surface" options={optionsOf(choice, 'surface', SURFACES)} chosen={choice} />
      <Links label="Distance" options={optionsOf(choice, 'distance', DISTANCES)} chosen={choice} />
      <Links label="Class" options={optionsOf(choice, 'kind', KINDS)} chosen={choice} />
      <Links label="Starters" options={optionsOf(choice, 'field', FIELDS)} chosen={choice} />
    </details>
  );
}

/** Links to other spans, tracks and kinds of races: the page works without a script. */
export function Choices({ facts }: { readonly facts: RecordFacts }) {
  const { choice, tracks } = facts;
  const byTrack = tracks.map(({ slug, displayName }) => [slug, displayName] as const);
  const meets = meetOptions(facts);
  return (
    <nav aria-label="Span, track and kind of race">
      <Links label="Span" options={spanOptions(facts)} chosen={choice} />
      {meets.length > 0 && <Links label="Meet" options={meets} chosen={choice} />}
      {tracks.length > 1 && (
        <Links label="Track" options={optionsOf(choice, 'track', byTrack)} chosen={choice} />
      )}
      <Kinds choice={choice} />
    </nav>
  );
}
