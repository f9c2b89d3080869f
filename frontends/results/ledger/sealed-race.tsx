import {
  Badge,
  Card,
  count,
  Price,
  Provenance,
  percent,
  properName,
  SaddleCloth,
  sourceText,
  trackDayTime,
} from '#kit/kit.ts';
import { CopyText } from '#kit/sharing/sharing.ts';
import { ChangedSince } from './changed-since.tsx';
import { PickersTable } from './pickers-table.tsx';
import type { Sealed, SealedEntry, SealedRace } from './sealed.ts';
import { consensusOf, leadOf, pickChance, priceThen, replayedText, verdictText } from './sealed.ts';

function SealBadge({ entry }: Pick<Sealed, 'entry'>) {
  if (entry.isReplayed) return <Badge tone="orange">{replayedText(entry)}</Badge>;
  if (entry.isAfterOff) return <Badge tone="yellow">Late: shown, not scored</Badge>;
  return <Badge tone="green">Sealed before the off</Badge>;
}

function Inputs({ entry }: Pick<Sealed, 'entry'>) {
  const { lines, board } = entry.inputs;
  return (
    <p className="row">
      <Provenance source={`card: ${lines.source}`} at={lines.at} withDay />
      {board === null ? (
        <Provenance source="no tote board yet" state="missing" />
      ) : (
        <Provenance source={`prices: ${board.source}`} at={board.at} withDay />
      )}
    </p>
  );
}

const chanceLabels = { line: 'to win', consensus: 'by both analysts and the prices' } as const;

function FirstChoice({ sealed }: { readonly sealed: Sealed }) {
  const { entry } = sealed;
  const first = consensusOf(entry);
  if (first?.horse == null) return null;
  const chance = pickChance(sealed);
  return (
    <p className="ledger-horse">
      <span className="muted">Top pick</span> <SaddleCloth number={first.horse.programNumber} />{' '}
      <strong>{properName(first.horse.name)}</strong>
      {chance !== null && (
        <span className="numeric">
          {percent(chance.chance, 1)} {chanceLabels[chance.of]}
        </span>
      )}
      <Price price={priceThen(first.odds, entry)} />
    </p>
  );
}

function Turn({ turn: { cause, board } }: { readonly turn: NonNullable<SealedEntry['turn']> }) {
  return (
    <p className="row">
      <span>{cause}</span>
      {board && <Provenance source={board.source} at={board.at} withDay />}
    </p>
  );
}

function sourceOf({ inputs }: SealedEntry) {
  return { ...(inputs.board ?? inputs.lines), tier: inputs.tier };
}

function Entry({ sealed, before }: { readonly sealed: Sealed; readonly before: Sealed | null }) {
  const { seq, hash, entry } = sealed;
  const lead = entry.isReplayed ? null : leadOf(entry);
  return (
    <li className="ledger-entry" data-source={sourceText(sourceOf(entry), `sealed in entry ${seq}`)}>
      <p className="row">
        <strong>Entry {count(seq)}</strong>
        <SealBadge entry={entry} />
        {lead && <span className="small">{lead}</span>}
        <span className="small muted">sealed {trackDayTime(entry.sealedAt)} by the server’s clock</span>
      </p>
      <p className="ledger-verdict">{verdictText(entry)}</p>
      {entry.turn && <Turn turn={entry.turn} />}
      <FirstChoice sealed={sealed} />
      {before && <ChangedSince before={before} after={sealed} />}
      <details>
        <summary>All picks and the hash</summary>
        <div className="stack">
          <PickersTable seq={seq} entry={entry} />
          <Inputs entry={entry} />
          <p className="small muted">Made with: {entry.madeWith}</p>
          <div className="ledger-head">
            <code className="ledger-hash">{hash}</code>
            <CopyText text={sealed.canonical} label="Copy the sealed text" />
          </div>
        </div>
      </details>
    </li>
  );
}

/** All that was sealed of one race, the first entry first. */
export function SealedRaceCard({ race }: { readonly race: SealedRace }) {
  const first = race.entries[0]?.entry;
  return (
    <Card
      level={4}
      title={`Race ${count(race.raceNumber)}`}
      aside={
        <span className="row">
          {first?.raceClass && <Badge>{first.raceClass}</Badge>}
          {first?.off && <span>off {trackDayTime(first.off)}</span>}
        </span>
      }
    >
      <ol className="ledger-entries">
        {race.entries.map((sealed, index) => (
          <Entry key={sealed.seq} sealed={sealed} before={race.entries[index - 1] ?? null} />
        ))}
      </ol>
    </Card>
  );
}
