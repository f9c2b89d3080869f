import { useQuery } from '@tanstack/react-query';
import { Link, QueryState, useQueryValue, useRaceDay, useTrack } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Alert, buttonClass, DemoLabel, Empty, links, raceDay, TextField, withQuery } from '#kit/kit.ts';
import type { LedgerPage, Sealed } from './sealed.ts';
import { apart, daysOf, ledgerQuery } from './sealed.ts';
import { SealedRaceCard } from './sealed-race.tsx';
import { VerifyPanel } from './verify-panel.tsx';

/** In the address in the place of a day. */
const allDays = 'all';
const isDay = /^\d{4}-\d\d-\d\d$/;
const isNumber = /^\d{1,15}$/;

function Days({ entries, level }: { readonly entries: readonly Sealed[]; readonly level: string }) {
  return daysOf(entries).map(({ day, races }) => (
    <section key={day} className="stack" aria-label={`${level}: ${raceDay(day)}`}>
      <div className="row">
        <h3>{raceDay(day)}</h3>
        {races.some(({ entries: sealed }) => sealed[0]?.entry.isDemo) && <DemoLabel />}
      </div>
      <div className="ledger-races">
        {races.map((race) => (
          <SealedRaceCard key={race.raceId} race={race} />
        ))}
      </div>
    </section>
  ));
}

function NothingSealed({ day }: { readonly day: string | null }) {
  return (
    <Empty
      title={day === null ? 'No sealed picks on this page' : 'No picks sealed for this day'}
      action={
        <Link className={buttonClass('primary')} href={links.picks}>
          Go to AI Picks
        </Link>
      }
    >
      Picks are sealed the moment they are made, before the race. A changed pick is a new entry.
    </Empty>
  );
}

function Entries({ page, day }: { readonly page: LedgerPage; readonly day: string | null }) {
  const { sealed, replayed } = apart(page.entries);
  return (
    <>
      <section className="stack" aria-labelledby="ledger-sealed">
        <h2 id="ledger-sealed">Sealed picks</h2>
        {sealed.length === 0 ? <NothingSealed day={day} /> : <Days entries={sealed} level="Sealed" />}
      </section>
      {replayed.length > 0 && (
        <section className="stack ledger-replayed" aria-labelledby="ledger-replayed">
          <h2 id="ledger-replayed">Replayed picks: no proof</h2>
          <Alert tone="warn" title="Made later, from what was known before the race.">
            They are not proof, and never count with the sealed picks.
          </Alert>
          <Days entries={replayed} level="Replayed" />
        </section>
      )}
    </>
  );
}

/** What the address asks for: a day, all days, or what comes before an entry. */
function useLedgerSpan() {
  const [dayInAddress, setDayInAddress] = useQueryValue('day');
  const [beforeInAddress] = useQueryValue('before');
  const { day: raceDay, error } = useRaceDay();
  const today = raceDay?.cardDay ?? raceDay?.today ?? null;
  const isKnown = raceDay !== null || error !== null;
  const isAll = dayInAddress === allDays || beforeInAddress !== null || (isKnown && today === null);
  const day = isAll ? null : dayInAddress !== null && isDay.test(dayInAddress) ? dayInAddress : today;
  const before = beforeInAddress !== null && isNumber.test(beforeInAddress) ? Number(beforeInAddress) : null;
  return {
    day,
    before,
    isSettled: isAll || day !== null || isKnown,
    dayInAddress,
    choose: setDayInAddress,
  };
}

function DayChooser({
  day,
  onChoose,
}: {
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}) {
  return (
    <div className="ledger-tools">
      <TextField
        label="Race day"
        type="date"
        value={day ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? allDays : event.target.value)}
      />
      <Link className={buttonClass('plain')} href={withQuery(links.ledger, { day: allDays })}>
        All days
      </Link>
    </div>
  );
}

/** What was sealed of a day, of all days, or of all before an entry. */
export function LedgerScreen() {
  const { day, before, isSettled, dayInAddress, choose } = useLedgerSpan();
  const { slug } = useTrack();
  const ledger = useQuery({ ...ledgerQuery({ slug, day, before }), enabled: isSettled });
  const earlier = (next: number) => withQuery(links.ledger, { day: dayInAddress, before: next });
  return (
    <div className="page ledger-screen">
      <div className="page-head">
        <div>
          <h1>Pick Ledger</h1>
          <p className="muted">Every pick as it was made, before the race. Nothing is edited or deleted.</p>
        </div>
        <div className="row">
          <TrackSelect />
          <Link href={links.scoreboard}>See the scoreboard</Link>
        </div>
      </div>
      <DayChooser day={day} onChoose={choose} />
      <QueryState query={ledger} what="the ledger" shape="cards" count={6}>
        {(page) => (
          <>
            <VerifyPanel page={page} />
            <Entries page={page} day={day} />
            {page.next !== null && (
              <Link className={buttonClass('plain')} href={earlier(page.next)}>
                Earlier entries
              </Link>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
