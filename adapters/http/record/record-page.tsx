/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { dateText } from '#core/kernel/day-text.ts';
import { counted, countText } from '#core/kernel/text.ts';
import { correctionText } from '#core/results/corrections.ts';
import { leakageAlarm } from '#core/scorecards/record/leakage-alarm.ts';
import { recordLines } from '#core/scorecards/record/record-line.ts';
import { recordSentence } from '#core/scorecards/record/record-words.ts';
import type { ShownScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { boardsOnOffer } from './boards-on-offer.ts';
import { CalibrationPicture } from './calibration-picture.tsx';
import { Choices } from './choices.tsx';
import { LastCardTable, WhatWeGotWrong } from './last-card-table.tsx';
import { Picture } from './picture.tsx';
import { type RecordFacts, titleOf } from './record-facts.ts';

export type Board = ShownScoreboard['sealed'];

const REPLAYED = 'Replayed: made later from what was known before, no proof.';
const NOTHING_SEALED =
  'No pick that was sealed before its race has a result in this span, so nothing is proven yet. The first figures appear here with the first results.';

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function countedText({ races, days, open, leftOut }: Board): string {
  return [
    `${counted(races, 'race')} on ${counted(days, 'day')}`,
    ...(open > 0 ? [`${open} without a result yet`] : []),
    ...(leftOut > 0 ? [`${leftOut} not counted (sealed after the off, another card, no winner)`] : []),
  ].join(', ');
}

function LeakageAlarm({ board }: { readonly board: Board }) {
  return leakageAlarm(board).map((warning) => (
    <p key={warning} className="note">
      {`Too good to be true: ${warning} Something known only after the off may have leaked into these picks. Do not trust this figure.`}
    </p>
  ));
}

function BoardPart({
  board,
  name,
  leastRaces,
  boards,
}: {
  readonly board: Board;
  readonly name: string;
  readonly boards: number;
  readonly leastRaces: number;
}) {
  const lines = recordLines(board, boards);
  const sentence = recordSentence(lines);
  return (
    <>
      <p className="sentence">
        {sentence ??
          `${counted(board.races, 'race')} scored so far: too few to say anything. Figures need ${leastRaces}.`}
      </p>
      <Picture name={name} lines={lines} leastRaces={leastRaces} />
      <LeakageAlarm board={board} />
      <p className="muted">{countedText(board)}</p>
    </>
  );
}

type BoardProps = { readonly shown: ShownScoreboard; readonly boards: number };

function Sealed({ shown, boards }: BoardProps) {
  const { sealed, leastRaces } = shown;
  return (
    <Section id="sealed" title="Sealed before the races">
      {sealed.races === 0 ? (
        <p className="sentence">{NOTHING_SEALED}</p>
      ) : (
        <BoardPart
          board={sealed}
          name="Every pick sealed before its race"
          leastRaces={leastRaces}
          boards={boards}
        />
      )}
    </Section>
  );
}

function Replayed({ shown, boards }: BoardProps) {
  const { replayed, leastRaces } = shown;
  if (replayed.races === 0) return null;
  return (
    <Section id="replayed" title="Replayed">
      <p className="note">
        {REPLAYED} They never count with the sealed ones. Today’s model made them, and its numbers may have
        been fitted on these races.
      </p>
      <BoardPart board={replayed} name="Replayed picks: no proof" leastRaces={leastRaces} boards={boards} />
    </Section>
  );
}

function Calibration({ board, isReplayed }: { readonly board: Board; readonly isReplayed: boolean }) {
  const score = ['consensus', 'model']
    .flatMap((picker) => board.voices.filter(({ voice }) => voice === picker))
    .find(({ chances }) => chances !== null);
  if (score === undefined || score.chances === null) return null;
  const { calibration, calibrationError } = score.chances;
  return (
    <Section id="calibration" title="Do our chances hold up?">
      {isReplayed && <p className="note">{REPLAYED}</p>}
      <CalibrationPicture who={score.who} bins={calibration} error={calibrationError} />
    </Section>
  );
}

function LastDay({ lastCard }: Pick<RecordFacts, 'lastCard'>) {
  if (lastCard === null) return null;
  return (
    <>
      <Section id="last-card" title="The last card">
        {lastCard.isReplayed && <p className="note">{REPLAYED}</p>}
        <LastCardTable card={lastCard} />
      </Section>
      <Section id="wrong" title="What we got wrong and why">
        <WhatWeGotWrong card={lastCard} />
      </Section>
    </>
  );
}

const correctedText = ({ count, latest }: RecordFacts['corrections']): string =>
  count === 1
    ? 'A result of these days was corrected once after it was sealed, by a later entry:'
    : `Results of these days were corrected ${countText(count)} times after they were sealed, each time by a later entry${count > latest.length ? `. The latest ${latest.length}:` : ':'}`;

/** What was changed of results after they were sealed: allowed, and never unseen. */
function Corrected({ corrections }: Pick<RecordFacts, 'corrections'>) {
  const { count, latest } = corrections;
  return (
    <Section id="corrected" title="Corrected results">
      <p>
        {count === 0
          ? 'No result of these days was corrected after it was sealed.'
          : correctedText(corrections)}
      </p>
      {count > 0 && (
        <ul>
          {latest.map((correction) => (
            <li key={`${correction.seq} ${correction.raceNumber}`}>{`${correctionText(correction)}.`}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Verification({ hasScript }: { readonly hasScript: boolean }) {
  return (
    <Section id="verify" title="Check it yourself">
      <p>
        Every pick and every result is sealed with the SHA-256 hash of its text and of the one before it, so
        changing one breaks all that follow. The latest hashes are published every morning and about two
        minutes after every scheduled off, so an entry that is added later and dated earlier is found.{' '}
        <a href="/record/how-to-check">How to check it yourself</a>, with our{' '}
        <a href="/record/read-record.mjs">independent reader</a> or with none of our code.
      </p>
      {hasScript && (
        <>
          <details>
            <summary>I noted hashes on an earlier day</summary>
            <label htmlFor="noted-heads">
              Paste lines from an email, the feed or a <code>Record-Head</code> header, such as{' '}
              <code>picks 398 3fa9… at 2026-08-01T14:00:00.000Z</code>. They stay in this browser.
            </label>
            <textarea id="noted-heads" rows={4} spellCheck={false} autoComplete="off" />
          </details>
          <button type="button" id="check-ledger">
            Verify the record in this browser
          </button>
          <div id="check-findings" role="status" />
        </>
      )}
    </Section>
  );
}

function Reading() {
  return (
    <Section id="reading" title="How to read it">
      <p>
        BET: the price on the board was long enough for the chance we gave. WATCH: it could still get there.
        PASS: it could not, so no bet.
        <br />A dot is the result so far; its bar is the range that luck alone could produce (95%, resampled
        by race day). A bar that crosses the line proves nothing either way.
        <br />
        Chances are scored by log loss in the same races as the public’s odds at the off. A new model or
        version gets a row of its own, BETs too; where there are several, “all versions” adds them up.
        “Better” holds only after correcting for the number of rows and, where you chose a span, a track or a
        kind of race, for the number of choices.
      </p>
    </Section>
  );
}

function Head(facts: Pick<RecordFacts, 'shown' | 'instead' | 'choice'>) {
  const { shown, instead } = facts;
  const { span, history } = shown;
  return (
    <header>
      <p className="brand">
        <a href="/">Clubhouse Turn</a>
      </p>
      <h1>{titleOf(facts)}</h1>
      <p className="sentence">
        We pick horse races. A pick counts only if it was sealed before its race, so that it cannot be changed
        unseen; it is then held against the betting public’s odds.
      </p>
      <p className="muted">
        {`Against the betting public, ${dateText(span.from)} to ${dateText(span.to)}. Most bets lose. So do ours.`}
      </p>
      {instead && (
        <p className="muted">{`No race of the last year is scored: this is the latest meet, ${instead.name}.`}</p>
      )}
      {history === 'demo' && (
        <p className="note">Simulated races of the demo season: these are not real results.</p>
      )}
    </header>
  );
}

/** Everything between head and foot of the page. */
export function RecordPage({
  facts,
  hasScript,
}: {
  readonly facts: RecordFacts;
  readonly hasScript: boolean;
}) {
  const { shown, lastCard, instead } = facts;
  const boards = boardsOnOffer(facts);
  const isReplayed = shown.sealed.voices.every(({ chances }) => chances === null);
  return (
    <main>
      <Head shown={shown} instead={instead} choice={facts.choice} />
      <Choices facts={facts} />
      <Sealed shown={shown} boards={boards} />
      <Replayed shown={shown} boards={boards} />
      <LastDay lastCard={lastCard} />
      <Calibration board={isReplayed ? shown.replayed : shown.sealed} isReplayed={isReplayed} />
      <Corrected corrections={facts.corrections} />
      <Verification hasScript={hasScript} />
      <Reading />
      <footer>
        <p>
          For entertainment only. 18 or older. No wagers are taken here, and nothing here is advice to bet. If
          betting stops being fun, call 1-800-697-3738.
        </p>
        <p>
          <a href="/">Sign in to Clubhouse Turn</a>
        </p>
      </footer>
    </main>
  );
}
