import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import { Alert, Button, Card, Empty, Skeleton } from '#kit/kit.ts';
import type { Question } from '../parts/asked.tsx';
import { RaceLine } from '../race/race-line.tsx';
import { analysisQuery, consensusQuery, strategyQuery } from './claude.ts';
import { AnalysisFound, ConsensusFound, StrategyFound } from './findings.tsx';

type Act = {
  readonly key: string;
  readonly label: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly start: () => void;
  readonly panel: () => ReactNode;
};

/** What was found of a race; null (nobody asked yet) shows the way to ask. */
function Found<Data>({
  kept: question,
  act,
  children,
}: {
  readonly kept: Question<Data>;
  readonly act: Pick<Act, 'button' | 'isPending' | 'error' | 'start'>;
  readonly children: (found: Data) => ReactNode;
}) {
  const error = act.error ?? (question.data ? null : question.error);
  if (act.isPending) return <Skeleton count={8} label="Being worked out" />;
  return (
    <div className="stack">
      {error && (
        <Alert
          tone="error"
          title="This could not be worked out"
          action={<Button onClick={act.start}>Try again</Button>}
        >
          {sentenceOf(error, 'Please try again.')}
        </Alert>
      )}
      {question.data && children(question.data)}
      {question.data === undefined && !error && <Skeleton count={6} label="Looking for what is kept" />}
      {question.data === null && !error && (
        <Empty title="Nobody has asked yet" action={<Button onClick={act.start}>{act.button}</Button>}>
          What is found is kept while card and picks are the same.
        </Empty>
      )}
    </div>
  );
}

function useAnalysis(raceId: string): Act {
  const kept = useQuery(analysisQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/analyze-race/{raceId}', { params: { raceId } }),
    onSuccess: () => kept.refetch(),
  });
  const act = { button: 'Analyze', isPending: work.isPending, error: work.error, start: () => work.mutate() };
  const panel = () => (
    <Found kept={kept} act={act}>
      {(found) => <AnalysisFound found={found} />}
    </Found>
  );
  return { key: 'analysis', label: 'Analysis', ...act, panel };
}

function useStrategy(raceId: string): Act {
  const kept = useQuery(strategyQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/betting-strategy/{raceId}', { params: { raceId } }),
    onSuccess: () => kept.refetch(),
  });
  const act = {
    button: 'Strategy',
    isPending: work.isPending,
    error: work.error,
    start: () => work.mutate(),
  };
  const panel = () => (
    <Found kept={kept} act={act}>
      {(found) => <StrategyFound found={found} />}
    </Found>
  );
  return { key: 'strategy', label: 'Strategy', ...act, panel };
}

function useConsensus(raceId: string): Act {
  const kept = useQuery(consensusQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/ai-consensus/{raceId}', { params: { raceId } }),
    onSuccess: () => kept.refetch(),
  });
  const act = {
    button: 'Consensus',
    isPending: work.isPending,
    error: work.error,
    start: () => work.mutate(),
  };
  const panel = () => (
    <Found kept={kept} act={act}>
      {(found) => <ConsensusFound found={found} />}
    </Found>
  );
  return { key: 'consensus', label: 'Consensus', ...act, panel };
}

/** Analysis, strategy and consensus of a race; a button works one out and shows its tab. */
export function RacePanel({ race }: { readonly race: Race }) {
  const [asked, choose] = useQueryValue('tab');
  const acts = [useAnalysis(race.id), useStrategy(race.id), useConsensus(race.id)];
  return (
    <Card title={`Race ${race.raceNumber}`} className="claude-panel">
      <RaceLine race={race} />
      <div className="row">
        {acts.map((act) => (
          <Button
            key={act.key}
            tone={act.key === 'analysis' ? 'primary' : 'plain'}
            busy={act.isPending}
            onClick={() => {
              choose(act.key);
              act.start();
            }}
          >
            {act.button}
          </Button>
        ))}
      </div>
      <Tabs
        label={`Findings on race ${race.raceNumber}`}
        tabs={acts.map(({ key, label, panel }) => ({ key, label, panel }))}
        chosen={asked ?? 'analysis'}
        onChoose={choose}
      />
    </Card>
  );
}
