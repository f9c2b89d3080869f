import type { ReactNode } from 'react';
import { ago, Badge, Card, oneDecimal, WeatherIcon } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, duration } from '../format.ts';
import { ExpertsIcon, PedigreeIcon, ResultsIcon, ScraperIcon } from '../icons.ts';
import { ShareBar } from '../share-bar.tsx';
import type { Scraper, ScraperKind } from './scrapers.ts';
import { kindOf, rateTone, scraperTitle, statusTone } from './scrapers.ts';

const icons: Readonly<Record<ScraperKind, ReactNode>> = {
  pedicapper: <PedigreeIcon size={18} aria-hidden="true" />,
  otb: <ResultsIcon size={18} aria-hidden="true" />,
  expert_picks: <ExpertsIcon size={18} aria-hidden="true" />,
  weather: <WeatherIcon size={18} aria-hidden="true" />,
  other: <ScraperIcon size={18} aria-hidden="true" />,
};

const known = (value: number | null, text: (value: number) => string): string =>
  value === null ? 'no finished run' : text(value);

function Alerts({ alerts }: { readonly alerts: readonly string[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className="admin-scraper-alerts small">
      {alerts.map((alert) => (
        <li key={alert}>{alert}</li>
      ))}
    </ul>
  );
}

function ScraperTitle({ name }: Pick<Scraper, 'name'>) {
  const kind = kindOf(name);
  return (
    <span className="admin-scraper-name" data-kind={kind}>
      {icons[kind]} {scraperTitle(name)}
    </span>
  );
}

type ScraperCardProps = { readonly scraper: Scraper; readonly alerts: readonly string[] };

/** How one source did over the last 30 days, and what is wrong with its last run. */
export function ScraperCard({ scraper: { name, metrics }, alerts }: ScraperCardProps) {
  const { lastStatus, lastRun, successRate, totalRuns, avgDurationSec, avgItemsScraped } = metrics;
  return (
    <Card
      level={3}
      title={<ScraperTitle name={name} />}
      aside={<Badge tone={statusTone(lastStatus)}>{lastStatus}</Badge>}
    >
      <ShareBar
        label="Success rate"
        percent={successRate ?? 0}
        tone={successRate === null ? 'gray' : rateTone(successRate)}
        text={successRate === null ? '–' : `${oneDecimal(successRate)}%`}
      />
      <Facts
        facts={[
          ['Last run', ago(lastRun, Date.now())],
          ['Total runs', countOf(totalRuns)],
          ['Average duration', known(avgDurationSec, duration)],
          ['Average items scraped', known(avgItemsScraped, oneDecimal)],
        ]}
      />
      <Alerts alerts={alerts} />
    </Card>
  );
}
