import { useQuery } from '@tanstack/react-query';
import { Link, QueryState, RefreshButton } from '#frame/frame.ts';
import { Alert, Empty, links, numbered } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { scrapersQuery } from '../queries.ts';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { RegisteredTracks } from '../tracks/registered-tracks.tsx';
import { TrackRecord } from '../tracks/track-record.tsx';
import { ActiveRuns } from './active-runs.tsx';
import { FreshnessCard } from './freshness-card.tsx';
import { PausedSources } from './paused-sources.tsx';
import { ScraperCard } from './scraper-card.tsx';
import type { Dashboard } from './scrapers.ts';
import { SourceList } from './source-list.tsx';

function HealthBanner({ dashboard: { health, scrapers } }: { readonly dashboard: Dashboard }) {
  const failing = Object.values(health.scrapers).filter(({ alerts }) => alerts.length > 0).length;
  return health.healthy ? (
    <Alert tone="good" title="Healthy">
      {scrapers.length === 0
        ? 'No source ran in the last 30 days, so none failed.'
        : 'The last run of every source succeeded.'}
    </Alert>
  ) : (
    <Alert tone="warn" title="Issues Detected">
      {failing === 0
        ? 'The last run of one source failed or was partial.'
        : `The last run of ${numbered(failing, 'source')} failed or was partial: see below.`}
    </Alert>
  );
}

function Scrapers({ dashboard }: { readonly dashboard: Dashboard }) {
  const { health, scrapers } = dashboard;
  return (
    <>
      <HealthBanner dashboard={dashboard} />
      <ActiveRuns />
      {scrapers.length === 0 ? (
        <Empty
          title="No runs in the last 30 days"
          action={<Link href={`${links.admin}?tab=health`}>Open health check</Link>}
        >
          Run the daily workflow or sync a source there; each source then has a card here.
        </Empty>
      ) : (
        <div className="grid-cards">
          {scrapers.map((scraper) => (
            <ScraperCard
              key={scraper.name}
              scraper={scraper}
              alerts={health.scrapers[scraper.name]?.alerts ?? []}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** How the sources do, and which are running now. */
export function ScrapersScreen() {
  const { slug } = useAdminTrack();
  const scrapers = useQuery(scrapersQuery(slug));
  return (
    <div className="page">
      <PageHead title="Scraper Monitor" line="Data pipeline health over the last 30 days">
        <RefreshButton query={scrapers} />
      </PageHead>
      <TrackField />
      <PausedSources />
      <QueryState
        query={scrapers}
        what="the sources"
        shape="cards"
        count={6}
        failed="Error loading scraper data: Failed to fetch dashboard data"
        reason={null}
        whenStale="failure"
      >
        {(dashboard) => <Scrapers dashboard={dashboard} />}
      </QueryState>
      <SourceList />
      <FreshnessCard />
      <TrackRecord slug={slug} />
      <RegisteredTracks />
    </div>
  );
}
