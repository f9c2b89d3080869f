import { lazyPart } from '#frame/frame.ts';
import {
  Badge,
  Card,
  count,
  DemoLabel,
  Provenance,
  percent,
  raceDay,
  rounded,
  shortRaceDay,
} from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { ToolFacts } from '../day/tool-facts.tsx';
import type { PostGroup, TrackBias } from './bias.ts';
import { biasTone, countedGroups, postGroups } from './bias.ts';

const divisionsComing = () => <div className="bias-divisions bias-coming" />;
const BiasDivisions = lazyPart(
  async () => (await import('./bias-divisions.tsx')).BiasDivisions,
  divisionsComing,
);

const winRate = ({ wins, starts }: PostGroup): number | null => (starts === 0 ? null : wins / starts);

const columns: readonly Column<PostGroup>[] = [
  { key: 'group', label: 'Posts', value: (row) => row.label },
  { key: 'wins', label: 'Wins', value: (row) => row.wins, numeric: true },
  { key: 'starts', label: 'Starts', value: (row) => row.starts, numeric: true },
  {
    key: 'rate',
    label: 'Win rate',
    value: winRate,
    show: (row) => {
      const rate = winRate(row);
      return rate === null ? '–' : percent(rate, 1);
    },
    numeric: true,
  },
];

function Confidence({ bias: { confidence, confidenceLabel } }: { readonly bias: TrackBias }) {
  if (confidenceLabel === null) return <span className="muted">not tested</span>;
  return (
    <Badge tone={biasTone(confidence)}>
      {rounded(confidence, '%')} · {confidenceLabel}
    </Badge>
  );
}

/** The days looked at; of the same weeks of several years the weeks and the years. */
export function daysText({ dateRange, dateRanges }: Pick<TrackBias, 'dateRange' | 'dateRanges'>): string {
  const last = dateRanges.at(-1);
  if (last === undefined || dateRanges.length < 2)
    return `${raceDay(dateRange.start)} to ${raceDay(dateRange.end)}`;
  return `${shortRaceDay(last.start)} to ${shortRaceDay(last.end)}, and the same weeks back to ${dateRange.start.slice(0, 4)}`;
}

function Summary({ bias }: { readonly bias: TrackBias }) {
  return (
    <ToolFacts
      facts={[
        ['Track', <strong key="track">{bias.trackName}</strong>],
        ['Total races', <strong key="races">{count(bias.totalRaces)}</strong>],
        ['Date range', daysText(bias)],
        ['Confidence', <Confidence key="confidence" bias={bias} />],
      ]}
    />
  );
}

type BiasProps = { readonly bias: TrackBias; readonly isOld: boolean };

function BiasCard({ bias, isOld }: BiasProps) {
  return (
    <Card title="Track bias" aside={bias.provenance?.tier === 'demo' && <DemoLabel />}>
      <Summary bias={bias} />
      <section className="stack">
        <h3>Recommendations</h3>
        <ul>
          {bias.recommendations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {bias.provenance && (
        <Provenance
          source={bias.provenance.source}
          at={bias.provenance.at}
          state={isOld ? 'stale' : 'fresh'}
          withDay
        />
      )}
    </Card>
  );
}

/** What the posts and styles of winners say of the track, and how far chance alone explains it. */
export function BiasReport({ bias, isOld }: BiasProps) {
  const { divisions, postPositionBias } = bias.biasMetrics;
  const counted = divisions.filter((division) => countedGroups(division).length > 0);
  return (
    <>
      <BiasCard bias={bias} isOld={isOld} />
      {counted.length > 0 && <BiasDivisions divisions={counted} />}
      <DataTable
        caption="Post position bias"
        columns={columns}
        rows={postGroups(postPositionBias)}
        rowKey={(row) => row.label}
        tools={false}
      />
      <p className="small muted">
        Small fields have no outside posts, so raw win rates favor the inside at any track. The charts
        therefore compare winners with the winners expected from the odds. Post positions can differ from the
        program numbers used for betting.
      </p>
    </>
  );
}
