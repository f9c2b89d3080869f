import { memo } from 'react';
import type { Entry, Race } from '#kit/kit.ts';
import {
  Badge,
  count,
  Empty,
  Price,
  personName,
  properName,
  rounded,
  SaddleCloth,
  Sourced,
  sourceText,
} from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable, runnerColumns } from '#kit/tables/tables.ts';
import { CurrentOdds } from './current-odds.tsx';
import { coatColor, entryFacts, listWords, recordOf, speedText } from './entry-facts.ts';

export type View = 'grid' | 'table';

const rate = (stats: Entry['jockeyStats']): string | null =>
  stats?.winPercentage == null ? null : `${rounded(stats.winPercentage, '%')} of ${count(stats.starts)}`;
const person = (name: string | null, otherwise: string): string => (name ? personName(name) : otherwise);
const weightOf = ({ weight }: Entry): string | null => (weight === null ? null : `${weight} lb`);

const speedOf = ({ horseStats }: Entry): number | null => horseStats?.speedFigure ?? null;

function EntryBadges({ entry }: { readonly entry: Entry }) {
  return (
    <>
      {entry.scratchStatus && <span className="scratched-word">SCRATCHED</span>}
      {entry.listStatus && <Badge tone="gray">{listWords[entry.listStatus]}</Badge>}
      {entry.coupledWith && <Badge tone="blue">Coupled {entry.coupledWith}</Badge>}
      {entry.blinkers && <Badge tone="gray">Blinkers {entry.blinkers}</Badge>}
      {entry.equipment?.map((text) => (
        <Badge key={text} tone="gray">
          {text}
        </Badge>
      ))}
    </>
  );
}

function breedingOf({ sire, dam }: Entry): string | null {
  const names = [sire, dam].map((name) => (name ? properName(name) : 'not reported'));
  return sire || dam ? names.join(' – ') : null;
}

function EntryTile({ entry, isOther }: { readonly entry: Entry; readonly isOther: boolean }) {
  const facts = entryFacts(entry);
  const lines: readonly [string, string | null][] = [
    ['Jockey', [person(facts.jockeyName, 'TBA'), rate(entry.jockeyStats)].filter(Boolean).join(' · ')],
    [
      'Trainer',
      [person(entry.trainerName, 'not listed'), rate(entry.trainerStats)].filter(Boolean).join(' · '),
    ],
    ['Post', facts.post === null ? null : String(facts.post)],
    ['Weight', weightOf(entry)],
    [
      'Age, sex',
      [entry.age, entry.sex, entry.color && coatColor(entry.color)].filter(Boolean).join(' · ') || null,
    ],
    ['Sire – dam', breedingOf(entry)],
    ['Owner', entry.owner ? properName(entry.owner) : null],
    ['Record', recordOf(entry)],
    ['Speed', speedText(entry)],
  ];
  return (
    <li
      id={`entry-${entry.programNumber}`}
      tabIndex={-1}
      className={entry.scratchStatus ? 'entry-tile scratched entry-dimmed' : 'entry-tile'}
      data-source={sourceText(entry.provenance)}
    >
      <p className="entry-head">
        <SaddleCloth number={entry.programNumber} />
        <strong className="horse-name">{properName(facts.horseName ?? 'Horse not named')}</strong>
        <Price price={entry.price} />
      </p>
      <p className="horse-badges">
        <EntryBadges entry={entry} />
        {!isOther && !entry.scratchStatus && entry.price?.kind !== 'final' && (
          <CurrentOdds raceId={entry.raceId} programNumber={entry.programNumber} />
        )}
      </p>
      <dl className="entry-facts">
        {lines.map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  );
}

const columns: readonly Column<Entry>[] = [
  ...runnerColumns<Entry>({
    isScratched: (row) => row.scratchStatus === true,
    show: (row) => (
      <span>
        <strong className="horse-name">{properName(row.horseName)}</strong> <EntryBadges entry={row} />
      </span>
    ),
  }),
  { key: 'post', label: 'Post', value: (row) => row.postPosition, numeric: true },
  { key: 'jockey', label: 'Jockey', value: (row) => person(row.jockeyName, 'TBA') },
  { key: 'trainer', label: 'Trainer', value: (row) => person(row.trainerName, 'not listed') },
  { key: 'weight', label: 'Weight (lb)', value: (row) => row.weight, numeric: true },
  { key: 'record', label: 'Record', value: recordOf, sortable: false },
  { key: 'speed', label: 'Speed', value: speedOf, show: (row) => speedText(row) ?? '–', numeric: true },
  {
    key: 'odds',
    label: 'Odds',
    value: (row) => row.odds,
    show: (row) => <Price price={row.price} />,
    numeric: true,
    sortable: false,
  },
];

function EntryTable({ race }: { readonly race: Race }) {
  return (
    <Sourced from={race.provenance}>
      <div className="tool-table">
        <DataTable
          caption={`Race ${count(race.raceNumber)}: entries`}
          columns={columns}
          rows={race.entries}
          rowKey={(row) => row.id}
          rowClass={(row) => (row.scratchStatus ? 'scratched entry-dimmed' : undefined)}
          sort={{ column: 'number', descending: false }}
        />
      </div>
    </Sourced>
  );
}

type ProgramEntriesProps = {
  readonly race: Race;
  readonly view: View;
  /** Of another day than the racing day: no board shows it. */
  readonly isOther?: boolean;
};

/** The entries of a race, as tiles or as a table. */
export const ProgramEntries = memo(function ProgramEntries({
  race,
  view,
  isOther = false,
}: ProgramEntriesProps) {
  if (race.entries.length === 0)
    return <Empty title="No Entries Available">Entry information is not yet available for this race.</Empty>;
  if (view === 'table') return <EntryTable race={race} />;
  return (
    <ul className="entry-tiles">
      {race.entries.map((entry) => (
        <EntryTile key={entry.id} entry={entry} isOther={isOther} />
      ))}
    </ul>
  );
});
