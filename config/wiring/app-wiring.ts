import type { Locate } from '#core/compliance/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { AppDatabase } from '../app-database.ts';
import type { Settings } from '../env.ts';
import { accountsWiring } from './accounts.ts';
import { administrationWiring } from './administration.ts';
import { aiWiring } from './ai.ts';
import { alertWiring } from './alerts.ts';
import { angleWiring } from './angles.ts';
import { assistantWiring } from './assistant.ts';
import { cardWiring } from './card.ts';
import { complianceWiring } from './compliance.ts';
import { dashboardWiring } from './dashboard.ts';
import { dayMailWiring } from './day-mail.ts';
import { eventsWiring } from './events.ts';
import { evidenceWiring } from './evidence.ts';
import { figuresWiring } from './figures.ts';
import { handicappingWiring } from './handicapping.ts';
import { headsWiring } from './heads.ts';
import { horsesWiring } from './horses.ts';
import { ledgerWiring } from './ledger.ts';
import { linesWiring } from './lines.ts';
import { liveWiring } from './live.ts';
import { longshotsWiring } from './longshots.ts';
import { machineWiring } from './machine.ts';
import { metricsWiring } from './metrics.ts';
import { modelsWiring } from './models.ts';
import { notebookWiring } from './notebook.ts';
import { notebookChangesWiring } from './notebook-changes.ts';
import { notesWiring } from './notes.ts';
import { oddsWiring } from './odds.ts';
import { openHostWiring } from './open-host.ts';
import { operationsWiring } from './operations.ts';
import { pausesWiring } from './pauses.ts';
import { peopleWiring } from './people.ts';
import { picksWiring } from './picks.ts';
import { pressWiring } from './press.ts';
import { joined, type Makers } from './provide.ts';
import { queryWiring } from './query.ts';
import { raceTimelineWiring } from './race-timeline.ts';
import { recordWiring } from './record.ts';
import { replayWiring } from './replay.ts';
import { resultsWiring } from './results.ts';
import { scheduleWiring } from './schedule.ts';
import { seasonWiring } from './season.ts';
import { sourceCareWiring } from './source-care.ts';
import { sourcesWiring } from './sources.ts';
import { spendBreakdownWiring } from './spend-breakdown.ts';
import { stewardsWiring } from './stewards.ts';
import { postgresWiring } from './stores.ts';
import { ticketWiring } from './tickets.ts';
import { trackWiring } from './tracks.ts';
import { watchWiring } from './watch.ts';
import { weatherWiring } from './weather.ts';
import { weatherAnalysisWiring } from './weather-analysis.ts';

/** What the wiring of the app depends on. */
export interface AppParts {
  readonly settings: Settings;
  readonly appDatabase: AppDatabase;
  readonly locate: Locate | null;
  readonly racingClock: Clock;
}

/** How everything in the app is made. A name that is declared and not provided does not compile. */
export const appWiring = ({ settings, appDatabase, locate, racingClock }: AppParts): Makers =>
  joined(
    machineWiring(settings),
    postgresWiring(appDatabase.database),
    eventsWiring(appDatabase.database, appDatabase.direct),
    openHostWiring(),
    cardWiring(racingClock),
    complianceWiring(locate),
    accountsWiring(settings),
    oddsWiring(),
    pressWiring(),
    queryWiring(),
    angleWiring(),
    notebookWiring(),
    notesWiring(),
    linesWiring(),
    watchWiring(),
    dayMailWiring(),
    notebookChangesWiring(),
    alertWiring(),
    weatherWiring(),
    liveWiring(),
    stewardsWiring(),
    weatherAnalysisWiring(),
    aiWiring(),
    picksWiring(),
    assistantWiring(),
    ledgerWiring(),
    recordWiring(),
    headsWiring(),
    longshotsWiring(),
    handicappingWiring(),
    resultsWiring(),
    ticketWiring(),
    horsesWiring(),
    peopleWiring(),
    trackWiring(),
    dashboardWiring(),
    seasonWiring(),
    modelsWiring(),
    figuresWiring(),
    administrationWiring(),
    evidenceWiring(),
    spendBreakdownWiring(),
    raceTimelineWiring(),
    replayWiring(),
    sourcesWiring(),
    pausesWiring(),
    operationsWiring(),
    sourceCareWiring(),
    scheduleWiring(appDatabase.address),
    metricsWiring(),
  );
