import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import { Link, saratogaDayQuery, useQueryValue } from '#frame/frame.ts';
import {
  Alert,
  Button,
  buttonClass,
  DemoLabel,
  Empty,
  links,
  raceDay,
  Skeleton,
  TextField,
  withQuery,
} from '#kit/kit.ts';
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

function Entries({ page, day }: { readonly page: LedgerPage; readonly day: string | null }) {
  const { sealed, replayed } = apart(page.entries);
  return (
    <>
      <section className="stack" aria-labelledby="ledger-sealed">
        <h2 id="ledger-sealed">Sealed picks</h2>
        {sealed.length === 0 ? (
          <Empty
            title={day === null ? 'No sealed pick on this page' : 'Nothing was sealed for this day'}
            action={
              <Link className={buttonClass('primary')} href={links.picks}>
                Go to AI Picks
              </Link>
            }
          >
            Picks are sealed as soon as they are made, before their races. A pick that changes is a new entry.
          </Empty>
        ) : (
          <Days entries={sealed} level="Sealed" />
        )}
      </section>
      {replayed.length > 0 && (
        <section className="stack ledger-replayed" aria-labelledby="ledger-replayed">
          <h2 id="ledger-replayed">Replayed picks: no proof</h2>
          <Alert tone="warn" title="Made after the races, as though it were a moment before each off.">
            They know nothing of the results, but they could have been chosen afterwards. They are never
            counted with the sealed ones.
          </Alert>
          <Days entries={replayed} level="Replayed" />
        </section>
      )}
    </>
  );
}

/** What was sealed of a day, of all days, or of all before an entry. */
export function LedgerScreen() {
  const [asked, choose] = useQueryValue('day');
  const [askedBefore] = useQueryValue('before');
  const today = useQuery({ ...saratogaDayQuery, select: (told) => told?.cardDay ?? told?.today ?? null });
  const isAll = asked === allDays || askedBefore !== null || (today.isFetched && today.data === null);
  const day = isAll ? null : asked !== null && isDay.test(asked) ? asked : (today.data ?? null);
  const before = askedBefore !== null && isNumber.test(askedBefore) ? Number(askedBefore) : null;
  const isSettled = isAll || day !== null || today.isFetched;
  const page = useQuery({ ...ledgerQuery({ day, before }), enabled: isSettled });
  return (
    <div className="page ledger-screen">
      <div className="page-head">
        <div>
          <h1>Pick Ledger</h1>
          <p className="muted">
            Every pick as it was when it was made, before its race. None is ever changed or taken out.
          </p>
        </div>
        <Link href={links.scoreboard}>How they did: the scoreboard</Link>
      </div>
      <div className="ledger-tools">
        <TextField
          label="Race day"
          type="date"
          value={day ?? ''}
          onChange={(event) => choose(event.target.value === '' ? allDays : event.target.value)}
        />
        <Link className={buttonClass('plain')} href={withQuery(links.ledger, { day: allDays })}>
          All days
        </Link>
      </div>
      {page.isError && !page.data && (
        <Alert
          tone="error"
          title="The ledger could not be read"
          action={
            <Button busy={page.isFetching} onClick={() => void page.refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(page.error, 'The server did not answer as it should.')}
        </Alert>
      )}
      {!page.data && !page.isError && <Skeleton shape="cards" count={6} label="Loading the ledger" />}
      {page.data && (
        <>
          {page.isError && <Alert tone="warn">This could not be read anew: it may be old.</Alert>}
          <VerifyPanel page={page.data} />
          <Entries page={page.data} day={day} />
          {page.data.next !== null && (
            <Link
              className={buttonClass('plain')}
              href={withQuery(links.ledger, { day: asked, before: page.data.next })}
            >
              Earlier entries
            </Link>
          )}
        </>
      )}
    </div>
  );
}
