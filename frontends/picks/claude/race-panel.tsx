import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { Link, useQueryValue } from '#frame/frame.ts';
import { isRun, useRacingNow } from '#frame/races/races.ts';
import { Tabs } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import { Alert, Button, Card, count, Empty, links, Skeleton } from '#kit/kit.ts';
import { RaceLine } from '../race/race-line.tsx';
import { useBetRaces } from './bet-races.ts';
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

type OfRace = { readonly raceId: string; readonly isOff: boolean; readonly isPass: boolean };

/** What the panel says of a race that is off. */
export const offSentence = (raceNumber: number): string =>
  `Race ${count(raceNumber)} is off. An analysis from before the off stays as it was; a new one is not made.`;

/** The saved analysis of a race; null (none yet) shows how to start one. */
function Found<Data>({
  stored,
  act,
  isOff,
  children,
}: {
  readonly stored: QueryView<Data>;
  readonly act: Pick<Act, 'button' | 'isPending' | 'error' | 'start'>;
  readonly isOff: boolean;
  readonly children: (found: Data) => ReactNode;
}) {
  const error = act.error ?? (stored.data ? null : stored.error);
  if (act.isPending) return <Skeleton count={8} label="Working on it" />;
  return (
    <div className="stack">
      {error && (
        <Alert
          tone="error"
          title="Couldn’t finish this analysis"
          action={<Button onClick={act.start}>Try again</Button>}
        >
          {sentenceOf(error, 'Please try again.')}
        </Alert>
      )}
      {stored.data && children(stored.data)}
      {stored.data === undefined && !error && <Skeleton count={6} label="Checking for a saved analysis" />}
      {stored.data === null && !error && isOff && <Empty title="None was made before the off" />}
      {stored.data === null && !error && !isOff && (
        <Empty title="No analysis yet" action={<Button onClick={act.start}>{act.button}</Button>}>
          Press {act.button}. The answer is saved until the card or the picks change.
        </Empty>
      )}
    </div>
  );
}

function useAnalysis({ raceId, isOff, isPass }: OfRace): Act {
  const stored = useQuery(analysisQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/analyze-race/{raceId}', { params: { raceId } }),
    onSuccess: () => stored.refetch(),
  });
  const act = { button: 'Analyze', isPending: work.isPending, error: work.error, start: () => work.mutate() };
  const panel = () => (
    <Found stored={stored} act={act} isOff={isOff}>
      {(found) => <AnalysisFound found={found} isPass={isPass} />}
    </Found>
  );
  return { key: 'analysis', label: 'Analysis', ...act, panel };
}

function useStrategy({ raceId, isOff }: OfRace): Act {
  const stored = useQuery(strategyQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/betting-strategy/{raceId}', { params: { raceId } }),
    onSuccess: () => stored.refetch(),
  });
  const act = {
    button: 'Strategy',
    isPending: work.isPending,
    error: work.error,
    start: () => work.mutate(),
  };
  const panel = () => (
    <Found stored={stored} act={act} isOff={isOff}>
      {(found) => <StrategyFound found={found} />}
    </Found>
  );
  return { key: 'strategy', label: 'Strategy', ...act, panel };
}

function useConsensus({ raceId, isOff, isPass }: OfRace): Act {
  const stored = useQuery(consensusQuery(raceId));
  const work = useMutation({
    mutationFn: () => call('POST /api/claude/ai-consensus/{raceId}', { params: { raceId } }),
    onSuccess: () => stored.refetch(),
  });
  const act = {
    button: 'Consensus',
    isPending: work.isPending,
    error: work.error,
    start: () => work.mutate(),
  };
  const panel = () => (
    <Found stored={stored} act={act} isOff={isOff}>
      {(found) => <ConsensusFound found={found} isPass={isPass} />}
    </Found>
  );
  return { key: 'consensus', label: 'Consensus', ...act, panel };
}

/** The buttons that make an answer and show its tab. */
function Starts({
  acts,
  onStart,
}: {
  readonly acts: readonly Act[];
  readonly onStart: (tab: string) => void;
}) {
  return (
    <div className="row">
      {acts.map((act) => (
        <Button
          key={act.key}
          tone={act.key === 'analysis' ? 'primary' : 'plain'}
          busy={act.isPending}
          onClick={() => {
            onStart(act.key);
            act.start();
          }}
        >
          {act.button}
        </Button>
      ))}
    </div>
  );
}

/** Analysis, strategy and consensus of a race; a button works one out and shows its tab. */
export function RacePanel({ race }: { readonly race: Race }) {
  const [tabInAddress, setTabInAddress] = useQueryValue('tab');
  const isOff = isRun(race, useRacingNow());
  const isPass = !useBetRaces().has(race.id);
  const ofRace = { raceId: race.id, isOff, isPass };
  const acts = [useAnalysis(ofRace), useStrategy(ofRace), useConsensus(ofRace)];
  return (
    <Card
      title={`Race ${count(race.raceNumber)}`}
      aside={<Link href={links.race(race.trackSlug, race.day, race.raceNumber)}>Race page</Link>}
      className="claude-panel"
    >
      <RaceLine race={race} />
      {isOff ? <p>{offSentence(race.raceNumber)}</p> : <Starts acts={acts} onStart={setTabInAddress} />}
      <Tabs
        label={`Analysis of race ${count(race.raceNumber)}`}
        tabs={acts.map(({ key, label, panel }) => ({ key, label, panel }))}
        chosen={tabInAddress ?? 'analysis'}
        onChoose={setTabInAddress}
      />
    </Card>
  );
}
