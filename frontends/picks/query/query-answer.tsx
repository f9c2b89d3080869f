import { Card, DemoLabel, Empty, numbered, Provenance, personName, withDaysInWords } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { Suggestions } from '../parts/suggestions.tsx';
import type { Combination, DataAnswer } from './question.ts';
import { rateText, returnText } from './question.ts';

const people: readonly Column<Combination>[] = [
  { key: 'jockey', label: 'Jockey', value: (row) => personName(row.jockeyName) },
  { key: 'trainer', label: 'Trainer', value: (row) => personName(row.trainerName) },
];

const sides: readonly Column<Combination>[] = [
  { key: 'side', label: 'Compared', value: (row) => row.side ?? '' },
];

const figures: readonly Column<Combination>[] = [
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

interface AnswerProps {
  readonly answer: DataAnswer;
  readonly onTry: (question: string) => void;
}

function LabeledList({ title, all }: { readonly title: string; readonly all: readonly string[] }) {
  if (all.length === 0) return null;
  return (
    <p className="small">
      <strong>{title}:</strong> {all.join('; ')}
    </p>
  );
}

function SearchSummary({ answer }: { readonly answer: DataAnswer }) {
  const { totalRaces, entriesWithResults, jockeysCount, trainersCount } = answer.dataSummary;
  const { filteredRaces, filteredEntries, unnamedEntries, racesWithoutClass } = answer.analysisResult;
  return (
    <div className="small muted stack">
      <p>
        Searched {numbered(totalRaces, 'race')}: {numbered(entriesWithResults, 'start')},{' '}
        {numbered(jockeysCount, 'jockey')}, {numbered(trainersCount, 'trainer')}.{' '}
        {numbered(filteredRaces, 'race')} with {numbered(filteredEntries, 'start')} matched.
        {unnamedEntries > 0 &&
          ` ${numbered(unnamedEntries, 'start')} left out (no trainer or jockey in the source).`}
        {racesWithoutClass > 0 &&
          ` ${numbered(racesWithoutClass, 'race')} left out (no class in the source).`}
      </p>
      <p className="row">
        {answer.isDemo && <DemoLabel />}
        {answer.sources.map(({ provenance, days }) => (
          <Provenance
            key={provenance.source}
            source={`${provenance.source}, ${numbered(days, 'day')}`}
            at={provenance.at}
            withDay
          />
        ))}
      </p>
    </div>
  );
}

const captions: Readonly<Record<DataAnswer['conditions']['analysisType'], string>> = {
  combinations: 'Top jockey-trainer combinations',
  jockeys: 'Jockeys',
  trainers: 'Trainers',
};

function Comparison({ rows }: { readonly rows: readonly Combination[] }) {
  return (
    <DataTable
      caption="Side by side"
      columns={[...sides, ...figures]}
      rows={rows}
      rowKey={(row) => row.side ?? ''}
    />
  );
}

function Combinations({
  answer: {
    analysisResult: { topCombinations, leastStarts, combinations, rankedBy },
    conditions: { analysisType },
  },
}: {
  readonly answer: DataAnswer;
}) {
  if (topCombinations.length === 0) return null;
  if (topCombinations.every(({ side }) => side !== null)) return <Comparison rows={topCombinations} />;
  return (
    <>
      <DataTable
        caption={captions[analysisType]}
        columns={[...people, ...figures]}
        rows={topCombinations}
        rowKey={(row) => `${row.jockeyName} ${row.trainerName}`}
      />
      <p className="small muted">
        Top {topCombinations.length} of {combinations} ({leastStarts}+{' '}
        {leastStarts === 1 ? 'start' : 'starts'}), ranked by {rankedBy}.
      </p>
    </>
  );
}

/** The answer, which begins with what it does not cover, and the nearest question that is answered whole. */
function Answered({ answer, onTry }: AnswerProps) {
  return (
    <>
      <p>{withDaysInWords(answer.response)}</p>
      {answer.nearest !== null && <Suggestions all={[answer.nearest]} onChoose={onTry} />}
    </>
  );
}

/** What the results say to a question, what was understood of it, and the first combinations. */
export function QueryAnswer({ answer, onTry }: AnswerProps) {
  return (
    <Card title="Answer" className="query-answer">
      <p className="muted">{answer.query}</p>
      {answer.examples.length === 0 ? (
        <Answered answer={answer} onTry={onTry} />
      ) : (
        <Empty title="Couldn’t answer that from the results">
          <p>Try one of these:</p>
          <LabeledList title="Not covered" all={answer.ignored} />
          <Suggestions all={answer.examples} onChoose={onTry} />
        </Empty>
      )}
      <LabeledList title="Understood" all={answer.understood} />
      <Combinations answer={answer} />
      <SearchSummary answer={answer} />
    </Card>
  );
}
