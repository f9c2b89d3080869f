import type { Context, Middleware } from 'koa';
import type { Clock } from '#core/kernel/functions.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ListTracks } from '#core/results/use-cases/list-tracks.ts';
import type { ListMeets } from '#core/scorecards/use-cases/list-meets.ts';
import type { ShowLastCard } from '#core/scorecards/use-cases/show-last-card.ts';
import type { ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeRecordCache, type ReadyPage } from './record-cache.ts';
import { askOf, choiceIn } from './record-choice.ts';
import { addressOf, type RecordChoice } from './record-facts.ts';
import { type RecordSite, recordPolicy, renderRecord } from './render-record.ts';

export interface RecordDeps {
  readonly showScoreboard: ShowScoreboard;
  readonly showLastCard: ShowLastCard;
  readonly listMeets: ListMeets;
  readonly listTracks: ListTracks;
  readonly racingClock: Clock;
  readonly machineClock: Clock;
  /** The site's colors and sizes as CSS. */
  readonly tokens: string;
}

const PATH = '/record';
const ZONE = 'America/New_York';

function send(ctx: Context, { plain, gzip, etag }: ReadyPage, policy: string): void {
  const isGzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('ETag', isGzip ? etag.replace(/"$/, '-gzip"') : etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (isGzip) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isGzip ? gzip : plain;
}

/** The public record: the one page that is not behind the sign-in screen. */
export function recordRoute(deps: RecordDeps, site: Omit<RecordSite, 'tokens'>): Middleware {
  const { showScoreboard, showLastCard, listMeets, listTracks, racingClock, machineClock, tokens } = deps;
  const whole = { ...site, tokens };
  const policy = recordPolicy(whole);
  const pageOf = makeRecordCache(machineClock);

  const today = () => raceDayAt(racingClock(), ZONE);

  async function look(choice: RecordChoice) {
    const shown = await showScoreboard(askOf(choice, today()));
    const render = async () => {
      const [lastCard, tracks, spans] = await Promise.all([
        showLastCard(shown.track),
        listTracks(),
        listMeets(shown.track),
      ]);
      return renderRecord({ shown, lastCard, tracks, spans, choice }, whole);
    };
    return { version: shown, render };
  }

  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const choice = choiceIn(ctx.query, today());
    send(ctx, await pageOf(addressOf(choice), () => look(choice)), policy);
  };
}
