import type { MemberId } from '#core/accounts/member.ts';
import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import type { AskPanel, PanelAnswer, PanelKind } from '#core/assistant/use-cases/ask-panel.ts';
import type { SummarizeRaces } from '#core/assistant/use-cases/summarize-races.ts';
import { raceTimeText } from '#core/card/track-time.ts';
import type { RefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { claude } from '../contract/claude.ts';
import type { Handlers } from '../handlers.ts';
import type { Visit } from '../visit.ts';
import { presentProvenance } from './present-provenance.ts';

export interface ClaudeDeps {
  readonly askPanel: AskPanel;
  readonly summarizeRaces: SummarizeRaces;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
  readonly refuseInPause: RefuseInPause;
}

interface RaceRequest {
  readonly params: { readonly raceId: string };
  readonly member: { readonly id: MemberId };
  readonly visit: Visit;
}

const present = <Kind extends PanelKind>({ value, card, ...generated }: PanelAnswer<Kind>) => ({
  ...value,
  ...generated,
  provenance: presentProvenance(card),
});

const NAMES: Readonly<Record<PanelKind, string>> = {
  'race-analysis': 'race analysis',
  'betting-strategy': 'betting strategy',
  'ai-consensus': 'consensus analysis',
};

type Summary = Awaited<ReturnType<SummarizeRaces>>[number];

const presentSummary = ({ postTime, ...summary }: Summary, track: string) => ({
  ...summary,
  raceTime: postTime === null ? null : raceTimeText(postTime, track),
});

export function claudeRoutes(deps: ClaudeDeps): Handlers<typeof claude> {
  const { askPanel, summarizeRaces, admitQuery, noteQuery, refuseInPause } = deps;
  const make =
    <Kind extends PanelKind>(kind: Kind) =>
    async ({ params: { raceId }, member, visit }: RaceRequest) => {
      await refuseInPause(member.id, 'New analyses and strategies are closed');
      await admitQuery(member.id);
      const wanted = { raceId, askedBy: member.id, asker: visit.asker };
      const { answer, tokens } = await askPanel.make(kind, wanted);
      await noteQuery({ memberId: member.id, what: NAMES[kind], tokens });
      return present(answer);
    };
  const show =
    <Kind extends PanelKind>(kind: Kind) =>
    async ({ params: { raceId } }: Pick<RaceRequest, 'params'>) => {
      const answer = await askPanel.show(kind, raceId);
      return answer === null ? null : present(answer);
    };
  return {
    analyzeRace: make('race-analysis'),
    raceAnalysis: show('race-analysis'),
    planStrategy: make('betting-strategy'),
    bettingStrategy: show('betting-strategy'),
    findConsensus: make('ai-consensus'),
    aiConsensus: show('ai-consensus'),
    raceSummaries: async ({ query, member }) => {
      await admitQuery(member.id);
      const track = chosenTrack(query);
      return (await summarizeRaces(track)).map((summary) => presentSummary(summary, track));
    },
  };
}
