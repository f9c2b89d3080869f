import { useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useQueryValue } from '#frame/frame.ts';
import { TrackSelect, useTracksShown } from '#frame/tracks/tracks.ts';
import { Button, Empty, SelectField } from '#kit/kit.ts';
import { NothingFound } from '../spans/nothing-found.tsx';
import type { Spans } from '../spans/spans.ts';
import { spanChoices, spansQuery } from '../spans/spans.ts';
import { usePeriod } from '../spans/use-period.ts';
import type { TrackBias } from './bias.ts';
import {
  biasFailure,
  biasQuery,
  biasSpanOf,
  isNarrowed,
  kindChoices,
  periodChoices,
  periodOf,
  railChoices,
  usualPeriod,
  wordChoices,
  wordOf,
} from './bias.ts';
import { BiasReport } from './bias-report.tsx';

/** What the address asks for, and how to ask for something else. */
function useBiasChoice() {
  const { period, span, choose: choosePeriod } = usePeriod('days', periodChoices, usualPeriod);
  const [kind, setKind] = useQueryValue('kind');
  const [rail, setRail] = useQueryValue('rail');
  return {
    choice: {
      period: periodOf(period),
      span: biasSpanOf(span),
      kind: wordOf(kindChoices, kind),
      rail: wordOf(railChoices, rail),
    },
    choosePeriod,
    chooseKind: (value: string) => setKind(value === '' ? null : value),
    chooseRail: (value: string) => setRail(value === '' ? null : value),
  };
}

type Chosen = ReturnType<typeof useBiasChoice> & { readonly spans: Spans };

function NoResults({ choice, spans, choosePeriod, chooseKind, chooseRail }: Chosen) {
  if (isNarrowed(choice)) {
    const showAll = () => {
      chooseKind('');
      chooseRail('');
    };
    return (
      <Empty title="No such race in this period" action={<Button onClick={showAll}>Show all races</Button>}>
        No race of this kind in this period. The rail is not reported for every race.
      </Empty>
    );
  }
  const why =
    choice.span === null
      ? `There are no results from the last ${choice.period} days.`
      : 'No results for these days.';
  return (
    <NothingFound
      title="No results in this period"
      why={why}
      spans={spans}
      span={choice.span}
      onSpan={choosePeriod}
    />
  );
}

function Bias({ query, ...chosen }: { readonly query: QueryView<TrackBias> } & Chosen) {
  return (
    <QueryState
      query={query}
      what="the track bias"
      shape="table"
      count={6}
      failed="Unable to load track bias data. Please try again later."
      reason={biasFailure}
      whenStale="nothing"
      empty={({ totalRaces }) => totalRaces === 0 && <NoResults {...chosen} />}
    >
      {(bias, isStale) => <BiasReport bias={bias} isOld={isStale} />}
    </QueryState>
  );
}

function Period({ choice: { period, span }, spans, choosePeriod }: Chosen) {
  const named = spanChoices(spans, wordOf(wordChoices, span) === '' ? span : null);
  return (
    <SelectField
      label="Period"
      className="ml-choice"
      choices={[...periodChoices, ...wordChoices, ...named]}
      value={span ?? period}
      onChange={(event) => choosePeriod(event.target.value)}
    />
  );
}

type KindProps = Pick<Chosen, 'choice' | 'chooseKind' | 'chooseRail'>;

function Kind({ choice, chooseKind, chooseRail }: KindProps) {
  return (
    <>
      <SelectField
        label="Races"
        className="ml-choice"
        choices={kindChoices}
        value={choice.kind}
        onChange={(event) => chooseKind(event.target.value)}
      />
      <SelectField
        label="Temporary rail"
        className="ml-choice"
        choices={railChoices}
        value={choice.rail}
        onChange={(event) => chooseRail(event.target.value)}
      />
    </>
  );
}

/** Whether the track favors a post or a running style. */
export function BiasScreen() {
  const chosen = useBiasChoice();
  const { track, field } = useTracksShown('one');
  const bias = useQuery(biasQuery(track, chosen.choice));
  const spans = useQuery(spansQuery(track)).data;
  return (
    <div className="page ml-screen">
      <div className="page-head ml-head">
        <h1>Track Bias Analysis</h1>
        <TrackSelect />
      </div>
      <div className="row">
        <Period {...chosen} spans={spans} />
        <Kind {...chosen} />
        {field}
      </div>
      <Bias query={bias} {...chosen} spans={spans} />
    </div>
  );
}
