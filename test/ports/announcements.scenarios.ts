import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Announcement, Announcements, NumberedAnnouncement } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

export interface OpenedAnnouncements {
  readonly announcements: Announcements;
  /** The same, as another process sees them. */
  readonly elsewhere: Announcements;
  close(): Promise<void>;
}

const oddsOf = (raceNumber: number | null): Announcement => ({
  topic: 'odds',
  track: 'saratoga',
  day: '2025-08-02' as RaceDay,
  raceNumber,
  at: instant(1_754_150_400_000),
});

const PATIENCE_MS = 5_000;

/** Hears until `count` came, or gives what came within five seconds. */
function listening(
  announcements: Announcements,
  count: number,
): () => Promise<readonly NumberedAnnouncement[]> {
  const numberedAnnouncements: NumberedAnnouncement[] = [];
  const enough = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    announcements.listen({
      receive: (numberedAnnouncement) => {
        numberedAnnouncements.push(numberedAnnouncement);
        if (numberedAnnouncements.length < count) return;
        clearTimeout(timer);
        resolve();
      },
      end: () => undefined,
    });
  });
  return () => enough.then(() => numberedAnnouncements);
}

/** What announcements do, wherever they are kept. */
export function announcementScenarios(name: string, open: () => Promise<OpenedAnnouncements>): void {
  const test = suite<OpenedAnnouncements>(`announcements, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('before the first there is none', async ({ announcements }) => {
    assert.is(await announcements.latest(), 0);
    assert.equal(await announcements.after(0, 10), []);
  });

  test('each gets a number, and comes back whole from any number on', async ({ announcements }) => {
    for (const race of [1, null, 3]) await announcements.announce(oddsOf(race));
    const all = await announcements.after(0, 10);
    assert.equal(
      all.map(({ id: _, ...rest }) => rest),
      [oddsOf(1), oddsOf(null), oddsOf(3)],
    );
    const [first, second] = all;
    assert.ok(first !== undefined && second !== undefined && first.id < second.id);
    assert.equal(await announcements.after(first.id, 1), [second]);
    assert.is(await announcements.latest(), all.at(-1)?.id);
  });

  test('of some topics only those come back, and the others do not use up the limit', async ({
    announcements,
  }) => {
    await announcements.announce(oddsOf(1));
    await announcements.announce({ ...oddsOf(2), topic: 'results' });
    await announcements.announce({ ...oddsOf(3), topic: 'picks' });
    const some = await announcements.after(0, 2, ['results', 'picks']);
    assert.equal(
      some.map(({ raceNumber }) => raceNumber),
      [2, 3],
    );
    assert.equal(await announcements.after(0, 10, []), []);
  });

  test('the latest before a moment: what follows it was announced since', async ({ announcements }) => {
    assert.is(await announcements.latestBefore(1_000), 0);
    await announcements.announce(oddsOf(1));
    const first = await announcements.latest();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await announcements.announce(oddsOf(2));
    assert.is(await announcements.latestBefore(700), first);
    assert.is(await announcements.latestBefore(60_000), first - 1, 'before the first');
    assert.is(await announcements.latestBefore(0), await announcements.latest());
  });

  test('a listener who then asks for the latest misses nothing after it', async ({ elsewhere }) => {
    const announced = listening(elsewhere, 1);
    assert.is(await elsewhere.latest(), 0);
    await elsewhere.announce(oddsOf(1));
    assert.equal(
      (await announced()).map(({ raceNumber }) => raceNumber),
      [1],
    );
  });

  test('every listener, local or remote, receives each announcement once and in order', async ({
    announcements,
    elsewhere,
  }) => {
    const [local, remote] = [listening(announcements, 3), listening(elsewhere, 3)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const race of [1, 2, 3]) await announcements.announce(oddsOf(race));
    assert.equal(
      (await local()).map(({ raceNumber }) => raceNumber),
      [1, 2, 3],
    );
    assert.equal(await remote(), await local());
  });

  test('listeners learn that the app closes', async ({ announcements }) => {
    let isOver = false;
    announcements.listen({
      receive: () => undefined,
      end: () => {
        isOver = true;
      },
    });
    await announcements.close();
    assert.ok(isOver);
  });

  test.run();
}
