import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import { Card, DemoLabel, Empty, Provenance, withDaysInWords } from '#kit/kit.ts';
import { Suggestions } from '../parts/suggestions.tsx';
import type { Combination, DataAnswer } from './question.ts';
import { rateText, returnText } from './question.ts';

const columns: readonly Column<Combination>[] = [
  { key: 'jockey', label: 'Jockey', value: (row) => row.jockeyName },
  { key: 'trainer', label: 'Trainer', value: (row) => row.trainerName },
  { key: 'starts', label: 'Starts', value: (row) => row.starts, numeric: true },
  { key: 'wins', label: 'Wins', value: (row) => row.wins, numeric: true },
  {
    key: 'win',
    label: 'Win rate (95% range)',
    value: (row) => row.winRate,
    show: (row) => rateText(row.winRate, row.winRange),
    numeric: true,
  },
  {
    key: 'place',
    label: 'Place rate',
    value: (row) => row.placeRate,
    show: (row) => rateText(row.placeRate, null),
    numeric: true,
  },
  {
    key: 'roi',
    label: 'Return (95% range)',
    value: (row) => row.roi,
    show: (row) => returnText(row.roi, row.roiRange),
    numeric: true,
  },
];

function Words({ title, all }: { readonly title: string; readonly all: readonly string[] }) {
  if (all.length === 0) return null;
  return (
    <p className="small">
      <strong>{title}:</strong> {all.join('; ')}
    </p>
  );
}

function Looked({ answer }: { readonly answer: DataAnswer }) {
  const { totalRaces, entriesWithResults, jockeysCount, trainersCount } = answer.dataSummary;
  const { filteredRaces, filteredEntries, unnamedEntries, racesWithoutClass } = answer.analysisResult;
  return (
    <div className="small muted stack">
      <p>
        Looked at {totalRaces.toLocaleString('en-US')} races with {entriesWithResults.toLocaleString('en-US')}{' '}
        starts of {jockeysCount} jockeys and {trainersCount} trainers; the question left{' '}
        {filteredRaces.toLocaleString('en-US')} races with {filteredEntries.toLocaleString('en-US')} starts.
        {unnamedEntries > 0 && ` In ${unnamedEntries} of them the jockey or trainer is not named.`}
        {racesWithoutClass > 0 && ` ${racesWithoutClass} races whose class is not told were left out.`}
      </p>
      <p className="row">
        {answer.isDemo && <DemoLabel />}
        {answer.sources.map(({ provenance, days }) => (
          <Provenance
            key={provenance.source}
            source={`${provenance.source}, ${days} ${days === 1 ? 'day' : 'days'}`}
            at={provenance.at}
            withDay
          />
        ))}
      </p>
    </div>
  );
}

/** What the results say to a question, what was understood of it, and the first combinations. */
export function QueryAnswer({
  answer,
  onTry,
}: {
  readonly answer: DataAnswer;
  readonly onTry: (question: string) => void;
}) {
  const { topCombinations, leastStarts, combinations, rankedBy } = answer.analysisResult;
  return (
    <Card title="Answer" className="query-answer">
      <p className="muted">{answer.query}</p>
      {answer.examples.length === 0 ? (
        <p>{withDaysInWords(answer.response)}</p>
      ) : (
        <Empty title="This question could not be read from the results">
          <p>It holds no words that results can be asked by. Try one of these:</p>
          <Suggestions all={answer.examples} onChoose={onTry} />
        </Empty>
      )}
      <Words title="Understood" all={answer.understood} />
      <Words title="Not taken into account" all={answer.ignored} />
      {topCombinations.length > 0 && (
        <DataTable
          caption="Top jockey-trainer combinations"
          columns={columns}
          rows={topCombinations}
          rowKey={(row) => `${row.jockeyName} ${row.trainerName}`}
        />
      )}
      {topCombinations.length > 0 && (
        <p className="small muted">
          {topCombinations.length} of {combinations} with at least {leastStarts}{' '}
          {leastStarts === 1 ? 'start' : 'starts'}, ranked by {rankedBy}.
        </p>
      )}
      <Looked answer={answer} />
    </Card>
  );
}
