import { Link } from '#frame/frame.ts';
import { NowPrice } from '#frame/races/races.ts';
import type { Entry } from '#kit/kit.ts';
import {
  Badge,
  ChanceBar,
  count,
  jockeyText,
  links,
  Price,
  percent,
  properName,
  SaddleCloth,
  trainerText,
  Unknown,
} from '#kit/kit.ts';
import { ClothSwitch } from '../what-if/cloth-switch.tsx';
import type { Absence, FieldRow } from './field-rows.ts';

export const absenceWords: Readonly<Record<Absence, string>> = {
  scratched: 'scratched',
  'also-eligible': 'also eligible',
  'main-track-only': 'main track only',
};

const absenceMarks: Readonly<Record<Absence, string>> = {
  scratched: 'SCR',
  'also-eligible': 'AE',
  'main-track-only': 'MTO',
};

/** The saddle cloth. For a starter in a race not yet run it is a button that tries the race without the horse. */
export function Cloth({ row, isOpen }: { readonly row: FieldRow; readonly isOpen: boolean }) {
  const { programNumber, horseName } = row.entry;
  if (row.absence !== null || !isOpen) return <SaddleCloth number={programNumber} />;
  return (
    <ClothSwitch
      number={programNumber}
      label={`Try the race without ${programNumber} ${properName(horseName)}`}
    />
  );
}

const tones = { BET: 'green', WATCH: 'yellow' } as const;

/** The name, struck through once scratched, with what marks the horse: its entry, its list, a verdict to bet or to wait. */
export function HorseName({ row }: { readonly row: FieldRow }) {
  const { entry, absence, coupled, verdict } = row;
  const name = properName(entry.horseName);
  return (
    <span className="field-name">
      <Link href={links.horse(entry.horseId)} title={name}>
        {absence === 'scratched' ? <s>{name}</s> : <strong>{name}</strong>}
      </Link>
      {absence !== null && <Badge title={absenceWords[absence]}>{absenceMarks[absence]}</Badge>}
      {coupled.length > 0 && (
        <span className="muted small" title={`One bet with ${coupled.join(' and ')}`}>
          +{coupled.join('+')}
        </span>
      )}
      {(verdict === 'BET' || verdict === 'WATCH') && <Badge tone={tones[verdict]}>{verdict}</Badge>}
    </span>
  );
}

/** Morning line → price now. */
export function Prices({ row: { entry, now, absence } }: { readonly row: FieldRow }) {
  return (
    <span className="field-prices">
      {entry.morningLine === null ? (
        <Unknown why="no morning line" />
      ) : (
        <Price price={entry.morningLine} bare />
      )}
      {absence === null && now !== null && (
        <>
          <span className="muted" aria-hidden="true">
            →
          </span>
          <NowPrice now={now} />
        </>
      )}
    </span>
  );
}

export const noChance = ({ absence }: FieldRow): string =>
  absence === null ? 'no chance given' : absenceWords[absence];

/** Our chance as a bar and a number; `full` is the field's best. */
export function Chance({ row, full }: { readonly row: FieldRow; readonly full: number }) {
  if (row.chance === null) return <Unknown why={noChance(row)} />;
  return <ChanceBar chance={row.chance} full={full} digits={1} />;
}

type Stats = Entry['jockeyStats'];

/** `18% of 212`: a win rate with its starts. */
function Rate({ stats }: { readonly stats: Stats }) {
  if (stats === null || stats.winPercentage === null) return <Unknown why="record unknown" />;
  return (
    <span
      className="field-rate"
      title={`${count(stats.wins)} wins in ${count(stats.starts)} starts, ${stats.span}`}
    >
      {percent(stats.winPercentage / 100)} <span className="muted">of {count(stats.starts)}</span>
    </span>
  );
}

type PersonProps = {
  /** As screens print it. */
  readonly name: string;
  /** Their own page; null for nobody. */
  readonly href: string | null;
  readonly stats: Stats;
};

function Person({ name, href, stats }: PersonProps) {
  return (
    <span className="field-person">
      <span className="field-person-name" title={name}>
        {href === null ? name : <Link href={href}>{name}</Link>}
      </span>{' '}
      <Rate stats={stats} />
    </span>
  );
}

const jockeyOf = ({ entry }: FieldRow): string => jockeyText(entry.jockeyName);
const trainerOf = ({ entry }: FieldRow): string => trainerText(entry.trainerName);

/** The jockey with win rate and starts. */
export function Jockey({ row }: { readonly row: FieldRow }) {
  const { jockeyName, jockeyStats } = row.entry;
  return <Person name={jockeyOf(row)} href={jockeyName && links.jockey(jockeyName)} stats={jockeyStats} />;
}

/** The trainer with win rate and starts. */
export function Trainer({ row }: { readonly row: FieldRow }) {
  const { trainerName, trainerStats } = row.entry;
  return (
    <Person name={trainerOf(row)} href={trainerName && links.trainer(trainerName)} stats={trainerStats} />
  );
}

/** The fair price of our chance. */
export function Fair({ row }: { readonly row: FieldRow }) {
  return row.fair ?? <Unknown why={row.chance === null ? noChance(row) : 'beyond 99-1'} />;
}

/** The price to take, or why there is none. */
export function Take({ row }: { readonly row: FieldRow }) {
  return row.take ?? <Unknown why={row.whyNoTake ?? noChance(row)} />;
}

/** `S 0`, `E/P 5`: style and early points. */
export function Style({ row: { entry } }: { readonly row: FieldRow }) {
  const { runStyle, earlyPoints } = entry;
  if (runStyle === null && earlyPoints === null) return <Unknown why="running style unknown" />;
  return (
    <span className="whole">
      {runStyle ?? '–'} {earlyPoints ?? '–'}
    </span>
  );
}
