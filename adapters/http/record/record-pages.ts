import type { Track } from '#core/card/track.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ListCorrections } from '#core/results/use-cases/list-corrections.ts';
import type { ListTracks } from '#core/results/use-cases/list-tracks.ts';
import type { ListMeets } from '#core/scorecards/use-cases/list-meets.ts';
import type { ShowLastCard } from '#core/scorecards/use-cases/show-last-card.ts';
import type { ShownScoreboard, ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeRecordCache, type ReadyPage } from './record-cache.ts';
import { askOf, choiceIn, type Query } from './record-choice.ts';
import { addressOf, type RecordChoice, type RecordFacts } from './record-facts.ts';
import { type RecordSite, renderRecord } from './render-record.ts';

export interface RecordDeps {
  readonly showScoreboard: ShowScoreboard;
  readonly showLastCard: ShowLastCard;
  readonly listMeets: ListMeets;
  readonly listTracks: ListTracks;
  readonly listCorrections: ListCorrections;
  readonly racingClock: Clock;
  readonly machineClock: Clock;
  /** The site's colors and sizes as CSS. */
  readonly tokens: string;
  /** How a stranger checks the record, in Markdown. */
  readonly guide: string;
  /** The program that checks an exported file by itself. */
  readonly reader: string;
}

const ZONE = 'America/New_York';

const isEmpty = ({ sealed, replayed }: ShownScoreboard): boolean =>
  sealed.races + sealed.open + replayed.races === 0;

/** The pages of the record by what an address asks for, each rendered when what it shows has changed. */
export function makeRecordPages(deps: RecordDeps, site: RecordSite) {
  const { showScoreboard, showLastCard, listMeets, listTracks, racingClock, machineClock } = deps;
  const pageOf = makeRecordCache(machineClock);
  const today = () => raceDayAt(racingClock(), ZONE);

  /** The board of a choice; of the latest meet where nothing was chosen and the last year has no race. */
  async function boardOf(
    choice: RecordChoice,
  ): Promise<Pick<RecordFacts, 'shown' | 'instead'> & { readonly track: Track | null }> {
    const ask = askOf(choice, today());
    const shown = await showScoreboard(ask);
    const { track } = shown;
    const isWhole = [choice.surface, choice.distance, choice.kind, choice.field].every(
      (part) => part === null,
    );
    if (choice.span !== null || !isWhole || !isEmpty(shown)) return { shown, instead: null, track };
    const [latest] = (await listMeets(track)).meets;
    if (latest === undefined) return { shown, instead: null, track };
    const ofMeet = { ...ask, ...latest.span, track: latest.trackSlug };
    return { shown: await showScoreboard(ofMeet), instead: latest, track };
  }

  async function look(choice: RecordChoice) {
    const { track, ...board } = await boardOf(choice);
    const render = async () => {
      const { span, history } = board.shown;
      const [lastCard, tracks, spans, corrections] = await Promise.all([
        showLastCard(track),
        listTracks(),
        listMeets(track),
        deps.listCorrections({ span, trackSlug: track?.slug ?? null, isDemo: history === 'demo' }),
      ]);
      return renderRecord({ ...board, lastCard, tracks, spans, corrections, choice }, site);
    };
    return { version: board.shown, render };
  }

  return (query: Query): Promise<ReadyPage> => {
    const choice = choiceIn(query, today());
    return pageOf(addressOf(choice), () => look(choice));
  };
}
