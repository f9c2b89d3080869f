import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useEvents } from '#frame/frame.ts';
import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import { PushSwitch } from '#frame/push/push.ts';
import { isRun, nextRace, useRacingNow } from '#frame/races/races.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, count, trackTime } from '#kit/kit.ts';
import { BettingNotice } from '../parts/betting-notice.tsx';
import { bannerText } from '../picks/picks-rules.ts';
import { useStoredPicks } from '../picks/stored-picks.ts';
import { SignalSwitches } from './signal-switches.tsx';
import type { SignalName } from './signals.ts';
import { keptSignals } from './signals.ts';
import type { SeenAlert } from './use-wall-alerts.ts';
import { useWallAlerts } from './use-wall-alerts.ts';
import { wallRace } from './wall-race.ts';
import { WallRow } from './wall-row.tsx';

/** While the member's pause runs, or is not known yet. */
const silent: readonly SignalName[] = [];

/** Announcements within this time cause one reading of the picks. */
const settleMs = 500;

/** The picks of the day, read again at current prices after odds, scratches, results or picks were announced. */
function useLivePicks(day: DayOfRaces) {
  const { query } = useStoredPicks(day);
  const client = useQueryClient();
  const [change, setChange] = useState(0);
  useEvents(['odds', 'scratches', 'picks', 'results'], () => setChange((count) => count + 1));
  useEffect(() => {
    if (change === 0) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: ['POST /api/ai/enhanced-picks'] }),
      settleMs,
    );
    return () => clearTimeout(timer);
  }, [change, client]);
  return query;
}

function Alerts({ alerts }: { readonly alerts: readonly SeenAlert[] }) {
  return (
    <section aria-labelledby="wall-alerts" className="wall-alerts">
      <h2 id="wall-alerts">Alerts</h2>
      <div role="log">
        <ul>
          {alerts.map(({ kind, raceNumber, text, seenAt }) => (
            <li key={`${kind} ${raceNumber} ${seenAt}`}>
              <span className="muted">{trackTime(seenAt)}</span> <strong>Race {count(raceNumber)}</strong>{' '}
              {text}
            </li>
          ))}
        </ul>
      </div>
      {alerts.length === 0 && (
        <p className="muted small">
          None since this page was opened. An alert comes when WATCH becomes BET, when one of our picks is
          scratched, and when a race is taken off the turf.
        </p>
      )}
    </section>
  );
}

/** When the prices of the day are from: the latest board any race has. */
function boardText(picks: ReturnType<typeof useLivePicks>['data']): string {
  const times = (picks?.recommendations ?? []).flatMap(({ sources }) => sources.board?.at ?? []).sort();
  const latest = times.at(-1);
  return latest === undefined
    ? 'No board yet: prices are the morning line.'
    : `Latest board ${trackTime(latest)}.`;
}

/** The races of a day on the wall, kept current while the page is open. */
export function WallOfDay({ day, trackName }: { readonly day: DayOfRaces; readonly trackName: string }) {
  const now = useRacingNow();
  const { data: picks, isError, isPending } = useLivePicks(day);
  const [signals, setSignals] = useState(keptSignals);
  const pause = usePause();
  const byRace = useMemo(
    () => new Map(picks?.recommendations.map((recommendation) => [recommendation.raceId, recommendation])),
    [picks],
  );
  const watched = useMemo(
    () =>
      picks === undefined ? null : day.races.map((race) => wallRace(race, byRace.get(race.id) ?? null, now)),
    [day.races, byRace, picks, now],
  );
  const alerts = useWallAlerts(watched, { now, trackName, signals: pause === null ? signals : silent });
  const next = nextRace(day.races, now);
  const banner = bannerText(day, picks);
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      {isError && (
        <Alert tone="error" title="The picks could not be read. Races and scratches below are current." />
      )}
      <ol className="wall">
        {day.races.map((race) => (
          <WallRow
            key={race.id}
            race={race}
            recommendation={byRace.get(race.id) ?? null}
            now={now}
            isNext={race === next}
            isRun={isRun(race, now)}
          />
        ))}
      </ol>
      <p className="small muted">{isPending ? 'Reading the picks' : boardText(picks)}</p>
      <Alerts alerts={alerts} />
      {pause ? (
        <PauseNotice pause={pause} locked="Sound, vibration and notifications are" />
      ) : (
        <>
          <SignalSwitches on={signals} onChange={setSignals} />
          <PushSwitch />
        </>
      )}
      <BettingNotice />
    </>
  );
}
