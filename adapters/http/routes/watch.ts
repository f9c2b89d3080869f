import type { MemberId } from '#core/accounts/member.ts';
import type { WatchPushStore } from '#core/alerts/ports.ts';
import { trackNameOf, zoneOf } from '#core/card/track.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { WatchMailStore } from '#core/notebook/ports.ts';
import type { AddToWatchList, TakeOffWatchList } from '#core/notebook/use-cases/change-watch-list.ts';
import type { ShownEntered, ShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { type Watched, watchedAs } from '#core/notebook/watched.ts';
import type { watch } from '../contract/watch.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

/** What the calls about watch lists need. */
export interface WatchDeps {
  readonly watchedBy: (memberId: MemberId) => Promise<readonly Watched[]>;
  readonly showWatchList: ShowWatchList;
  readonly addToWatchList: AddToWatchList;
  readonly takeOffWatchList: TakeOffWatchList;
  readonly mailChoices: Pick<WatchMailStore, 'wantsMail' | 'chooseMail'>;
  readonly sendsMail: boolean;
  readonly pushChoices: Pick<WatchPushStore, 'wantsPush' | 'choosePush'>;
  readonly sendsPush: boolean;
}

const presentList = (watched: readonly Watched[]) => ({
  watched: watched.map(({ since, ...rest }) => ({ ...rest, since: toIso(since) })),
});

const presentEntry = ({ horseKey, postTime, because, provenance, ...entry }: ShownEntered) => ({
  ...entry,
  horseId: horseKey,
  trackName: trackNameOf(entry.trackSlug),
  postTime: toIsoOrNull(postTime),
  timeZone: zoneOf(entry.trackSlug),
  because: [...because],
  provenance: provenance === null ? null : presentProvenance(provenance),
});

export const watchRoutes = (deps: WatchDeps): Handlers<typeof watch> => ({
  list: async ({ member, query }) => {
    const list = await deps.watchedBy(member.id);
    const wanted = (['horse', 'jockey', 'trainer'] as const).flatMap((kind) => {
      const key = query[kind];
      return key === undefined ? [] : watchedAs(list, { kind, key });
    });
    return presentList(Object.values(query).some((key) => key !== undefined) ? wanted : list);
  },
  entered: async ({ member }) => {
    const { entered, more } = await deps.showWatchList(member.id);
    return { entered: entered.map(presentEntry), more };
  },
  mail: async ({ member }) => ({
    isWanted: await deps.mailChoices.wantsMail(member.id),
    isSent: deps.sendsMail,
  }),
  chooseMail: async ({ member, body }) => {
    await deps.mailChoices.chooseMail(member.id, body.isWanted);
    return { isWanted: body.isWanted, isSent: deps.sendsMail };
  },
  push: async ({ member }) => ({
    isWanted: await deps.pushChoices.wantsPush(member.id),
    isSent: deps.sendsPush,
  }),
  choosePush: async ({ member, body }) => {
    await deps.pushChoices.choosePush(member.id, body.isWanted);
    return { isWanted: body.isWanted, isSent: deps.sendsPush };
  },
  add: async ({ member, params, body }) =>
    presentList(await deps.addToWatchList(member.id, { ...params, name: body.name })),
  remove: async ({ member, params }) => presentList(await deps.takeOffWatchList(member.id, params)),
});
