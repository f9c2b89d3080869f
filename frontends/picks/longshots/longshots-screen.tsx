import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { Link, QueryState, useQueryValue, useRaceDay, useTrack } from '#frame/frame.ts';
import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import { DayLinks, useRacingNow } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Button, count, DemoLabel, Empty, links, RefreshIcon, trackDayTime } from '#kit/kit.ts';
import { AlertCard } from './alert-card.tsx';
import type { LongshotAlert, LongshotDay } from './alerts.ts';
import { longshotsQuery, sortedAlerts } from './alerts.ts';
import { isQuiet, useNoticePermission, useNotices } from './use-notices.ts';

function Alerts({
  alerts,
  basis,
  whenEmpty,
}: {
  readonly alerts: readonly LongshotAlert[];
  readonly basis: string;
  readonly whenEmpty: string;
}) {
  if (alerts.length === 0) return <Empty title={whenEmpty} />;
  return (
    <div className="alerts">
      {alerts.map((alert) => (
        <AlertCard key={`${alert.raceId} ${alert.programNumber}`} alert={alert} basis={basis} />
      ))}
    </div>
  );
}

function Criteria({ day }: { readonly day: LongshotDay }) {
  const { edgePercentage, oddsToOne, chancePercent } = day.criteria;
  return (
    <div className="small muted stack">
      <p>
        A longshot has an edge of at least {count(edgePercentage)}%, odds of at least{' '}
        <span className="whole">{count(oddsToOne)}-1</span> and a win chance of at least{' '}
        {count(chancePercent)}%. {day.definition}
      </p>
      {day.basis === 'ratings' && (
        <p>
          No picks yet, so these come from the model alone. <Link href={links.picks}>Open AI Picks</Link> to
          make them.
        </p>
      )}
    </div>
  );
}

function Day({ day }: { readonly day: LongshotDay }) {
  const now = useRacingNow();
  const [tabInAddress, setTabInAddress] = useQueryValue('tab');
  const { upcoming, finished } = sortedAlerts(day.alerts, now);
  if (day.alerts.length === 0)
    return (
      <>
        <DayLinks />
        <Empty title="No High-Probability Longshots Today">
          {day.message ?? 'No longshot worth a bet today.'}
        </Empty>
        <Criteria day={day} />
      </>
    );
  const panel = (alerts: readonly LongshotAlert[], whenEmpty: string) => () => (
    <Alerts alerts={alerts} basis={day.basis} whenEmpty={whenEmpty} />
  );
  return (
    <>
      <DayLinks />
      <Criteria day={day} />
      <Tabs
        label="Longshot alerts"
        chosen={tabInAddress ?? 'upcoming'}
        onChoose={setTabInAddress}
        tabs={[
          {
            key: 'upcoming',
            label: `Upcoming (${upcoming.length})`,
            panel: panel(upcoming, 'No Upcoming Longshot Alerts'),
          },
          {
            key: 'finished',
            label: `Finished (${finished.length})`,
            panel: panel(finished, 'No Finished Race Alerts'),
          },
        ]}
      />
    </>
  );
}

function Counts({ day }: { readonly day: LongshotDay }) {
  const cardAt = useRaceDay().day?.provenance?.at ?? null;
  const asOf = day.lastUpdated === cardAt ? 'card imported' : 'as of';
  return (
    <p className="row muted longshot-counts">
      {day.isDemo && <DemoLabel />}
      <span>
        {count(day.totalAlertsToday)} today, {count(day.strongAlertsCount)} strong,{' '}
        {count(day.exceptionalAlertsCount)} exceptional
      </span>
      {day.lastUpdated && <span>{`${asOf} ${trackDayTime(day.lastUpdated)}`}</span>}
    </p>
  );
}

/** Horses whose chance beats a long price, with an alert as soon as they appear. */
export function LongshotsScreen() {
  const [isPolling, setPolling] = useState(true);
  const { slug, name } = useTrack();
  const alerts = useQuery(longshotsQuery(slug, isPolling));
  const { data, isFetching, refetch } = alerts;
  const pause = usePause();
  const quiet = isQuiet(pause !== null);
  const notices = useNoticePermission(quiet);
  useNotices(quiet ? null : data, slug, name);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Longshot Alerts</h1>
          <div className="longshot-counts-room">{data && <Counts day={data} />}</div>
        </div>
        <div className="row longshot-acts">
          <TrackSelect />
          {!quiet && notices.permission === 'default' && (
            <Button onClick={notices.request}>Allow notifications</Button>
          )}
          <Button aria-pressed={isPolling} onClick={() => setPolling(!isPolling)}>
            <span className="visually-hidden">Checking every five minutes: </span>
            {isPolling ? 'Enabled' : 'Disabled'}
          </Button>
          <Button icon={<RefreshIcon size={16} />} busy={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
      </div>
      {pause && <PauseNotice pause={pause} locked="Notifications are" />}
      <QueryState
        query={alerts}
        what="the longshot alerts"
        shape="cards"
        count={6}
        failed="Unable to load longshot alerts. Please try again later."
        reason={sentenceOf(alerts.error, '')}
        whenStale="failure"
      >
        {(day) => <Day day={day} />}
      </QueryState>
    </div>
  );
}
