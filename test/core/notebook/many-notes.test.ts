import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { FormLine } from '#core/card/race-form/form-line.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aNote } from '#test/support/a-note.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';

const test = suite('many notes');

const anna = 'anna' as MemberId;

async function opened(count: number) {
  const notes = makeMemoryNoteStore();
  const reads = { trainers: 0, histories: 0, most: 0 };
  const trainer = aPerson('LANE ROBIN');
  const runners = ['1', '2', '3'].map((programNumber) =>
    Object.defineProperty({ ...aRunner({ programNumber }) }, 'trainer', {
      get() {
        reads.trainers += 1;
        return trainer;
      },
    }),
  );
  const race = aRace({ runners });
  const horse = runners[0]?.horseKey ?? '';
  for (let n = 0; n < count; n += 1) {
    const trained = { kind: 'trainer', key: `PERSON NUMBER${n}`, name: `Person Number${n}` } as const;
    await notes.keep(anna, aNote({ id: `note-trainer-${n}`, subject: trained }));
    await notes.keep(
      anna,
      aNote({ id: `note-horse-${n}`, subject: { kind: 'horse', key: horse, name: 'x' } }),
    );
  }
  let open = 0;
  const show = makeShowNotes({
    notes,
    cards: {
      raceWith: async () => ({
        race,
        provenance: aCard().provenance,
        contentHash: 'hash',
      }),
    },
    async linesOf() {
      open += 1;
      reads.histories += 1;
      reads.most = Math.max(reads.most, open);
      await Promise.resolve();
      open -= 1;
      return [] as readonly FormLine[];
    },
    racingClock: () => instant(1),
  });
  return {
    reads,
    horse,
    show: () => show(anna, { of: 'race', raceId: race.id }),
    showHorse: () => show(anna, { of: 'horse', horse }),
  };
}

test("the names of a race's runners are read once, however many notes there are", async () => {
  const [few, many] = [await opened(1), await opened(200)];
  await few.show();
  await many.show();
  assert.ok(few.reads.trainers > 0);
  assert.is(many.reads.trainers, few.reads.trainers);
});

test('the history of a horse is read once, however many notes are about it', async () => {
  const { show, showHorse, reads } = await opened(200);
  assert.is((await show()).length, 200);
  assert.equal([reads.histories, reads.most], [1, 1]);
  await showHorse();
  assert.equal([reads.histories, reads.most], [2, 1]);
});

test.run();
