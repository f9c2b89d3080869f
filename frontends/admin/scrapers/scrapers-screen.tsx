import { useQuery } from '@tanstack/react-query';
import { Link } from '#frame/frame.ts';
import { Alert, Button, Empty, links, RefreshIcon, Skeleton } from '#kit/kit.ts';
import { numbered } from '../format.ts';
import { PageHead } from '../page-head.tsx';
import { scrapersQuery } from '../queries.ts';
import { ActiveRuns } from './active-runs.tsx';
import { FreshnessCard } from './freshness-card.tsx';
import { PausedSources } from './paused-sources.tsx';
import { ScraperCard } from './scraper-card.tsx';
import type { Dashboard } from './scrapers.ts';
import { SourceList } from './source-list.tsx';

const failure = 'Failed to fetch dashboard data';

function HealthBanner({ health }: { readonly health: Dashboard['health'] }) {
  const failing = Object.values(health.scrapers).filter(({ alerts }) => alerts.length > 0).length;
  return health.healthy ? (
    <Alert tone="good" title="Healthy">
      The last run of every source succeeded.
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
      <HealthBanner health={health} />
      <ActiveRuns />
      {scrapers.length === 0 ? (
        <Empty
          title="No runs in the last 30 days"
          action={<Link href={`${links.admin}?tab=health`}>To the health check</Link>}
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
  const { data, isError, isFetching, refetch } = useQuery(scrapersQuery);
  return (
    <div className="page">
      <PageHead title="Scraper Monitor" line="Data pipeline health over the last 30 days">
        <Button icon={<RefreshIcon size={16} />} busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </PageHead>
      {isError && (
        <Alert
          tone="error"
          title={`Error loading scraper data: ${failure}`}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data === undefined && !isError && <Skeleton shape="cards" count={6} label="Loading the sources" />}
      <PausedSources />
      {data && <Scrapers dashboard={data} />}
      <SourceList />
      <FreshnessCard />
    </div>
  );
}
