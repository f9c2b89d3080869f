import { activity } from './activity.ts';
import { adminDisclaimers } from './admin-disclaimers.ts';
import { adminFigures } from './admin-figures.ts';
import { adminUsers } from './admin-users.ts';
import { alerts } from './alerts.ts';
import { analysis } from './analysis.ts';
import { angles } from './angles.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { backfills } from './backfills.ts';
import { book } from './book.ts';
import { changes } from './changes.ts';
import { claude } from './claude.ts';
import { costMonitor } from './cost-monitor.ts';
import { dashboard } from './dashboard.ts';
import { dayMail } from './day-mail.ts';
import { debate } from './debate.ts';
import { disclaimer } from './disclaimer.ts';
import { doubtfulResults } from './doubtful-results.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.ts';
import { evidence } from './evidence.ts';
import { form } from './form.ts';
import { heads } from './heads.ts';
import { horses } from './horses.ts';
import { ledger } from './ledger.ts';
import { lines } from './lines.ts';
import { longshots } from './longshots.ts';
import { memberPicks } from './member-picks.ts';
import { ml } from './ml.ts';
import { moments } from './moments.ts';
import { myTracks } from './my-tracks.ts';
import { news } from './news.ts';
import { notebookChanges } from './notebook-changes.ts';
import { notes } from './notes.ts';
import { odds } from './odds.ts';
import { operations } from './operations.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { picks } from './picks.ts';
import { query } from './query.ts';
import { racePage } from './race-page.ts';
import { raceTimeline } from './race-timeline.ts';
import { races } from './races.ts';
import { registeredTracks } from './registered-tracks.ts';
import { results } from './results.ts';
import { runs } from './runs.ts';
import { scheduler } from './scheduler.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { site } from './site.ts';
import { sources } from './sources.ts';
import { spendBreakdown } from './spend-breakdown.ts';
import { stewards } from './stewards.ts';
import { syncs } from './syncs.ts';
import { tickets } from './tickets.ts';
import { tracks } from './tracks.ts';
import { watch } from './watch.ts';
import { weather } from './weather.ts';
import { whatIf } from './what-if.ts';

/** The one table that speaks to the outside: a line a subject. */
export const contract = {
  auth,
  sessions,
  secondFactor,
  passkeys,
  disclaimer,
  activity,
  tracks,
  myTracks,
  races,
  racePage,
  form,
  horses,
  changes,
  stewards,
  ml,
  odds,
  weather,
  picks,
  ledger,
  heads,
  longshots,
  assistant,
  debate,
  claude,
  analysis: analysis,
  angles,
  book,
  notes,
  lines,
  watch,
  dayMail,
  notebookChanges,
  alerts,
  tickets,
  whatIf,
  news,
  query,
  results,
  people,
  memberPicks,
  dashboard,
  events,
  syncs,
  operations,
  runs,
  sources,
  backfills,
  scheduler,
  site,
  adminUsers,
  adminDisclaimers,
  adminFigures,
  doubtfulResults,
  registeredTracks,
  audit,
  costMonitor,
  spendBreakdown,
  moments,
  raceTimeline,
  evidence,
} as const;

export type Contract = typeof contract;

/** Every row with its place in the table. */
export const endpoints: readonly {
  readonly subject: string;
  readonly act: string;
  readonly row: Endpoint;
}[] = Object.entries(contract).flatMap(([subject, table]) =>
  Object.entries(table).map(([act, row]) => ({ subject, act, row: row as Endpoint })),
);
