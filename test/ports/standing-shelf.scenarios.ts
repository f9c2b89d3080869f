import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StandingShelf } from '#core/handicapping/ports.ts';
import type { NamedStanding } from '#core/handicapping/standing.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aStanding } from '#test/support/a-standing.ts';

export interface OpenedStandings {
  readonly standings: StandingShelf;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const LANE = { kind: 'jockey', name: 'ROBIN LANE' } as const;
const on = (days: number, starts = 8): NamedStanding => aStanding({ day: addDays(DAY, days), starts });

/** What every shelf of standings does; `open` gives an empty one. */
export function standingShelfScenarios(name: string, open: () => Promise<OpenedStandings>): void {
  const test = suite<OpenedStandings>(`standing shelf, ${name}`);
  test.before.each(async (shelf) => {
    Object.assign(shelf, await open());
  });
  test.after.each((shelf) => shelf.close());
  const real = (...rows: readonly NamedStanding[]) => new Map([['real', rows]] as const);

  test('an empty shelf knows nobody and has no mark', async ({ standings }) => {
    assert.equal(await standings.standingsBefore('real', [LANE], DAY), []);
    assert.equal(await standings.peopleBefore('real', ['LANE'], DAY), []);
    assert.is(await standings.mark(), null);
  });

  test('the last standing of an earlier day is found, to the last digit', async ({ standings }) => {
    const standing = { starts: 1 / 3, wins: 0, expected: 1e-9, support: -Math.PI };
    await standings.replaceAll(real(on(-9), { ...on(-2), standing }, on(0), on(5)), 'mark');
    const found = await standings.standingsBefore('real', [LANE], DAY);
    assert.equal(found, [{ ...LANE, day: addDays(DAY, -2), standing }]);
    assert.is((await standings.standingsBefore('real', [LANE], addDays(DAY, 1)))[0]?.day, DAY);
    assert.equal(await standings.standingsBefore('real', [LANE], addDays(DAY, -9)), []);
  });

  test('of several names the known ones are found, each kind by itself', async ({ standings }) => {
    const trainer = aStanding({ kind: 'trainer' });
    const line = aStanding({ kind: 'lastLine', name: 'SAR -' });
    await standings.replaceAll(real(aStanding(), trainer, line), 'mark');
    const strangers = [{ kind: 'owner', name: 'ROBIN LANE' } as const, { ...LANE, name: 'KIM DELL' }];
    const asked = [...strangers, line, trainer].map(({ kind, name }) => ({ kind, name }));
    const found = await standings.standingsBefore('real', asked, DAY);
    const kinds = found.map(({ kind, name }) => `${kind} ${name}`).sort();
    assert.equal(kinds, ['lastLine SAR -', 'trainer ROBIN LANE']);
    assert.equal(await standings.standingsBefore('real', [], DAY), []);
  });

  test('real and invented races have histories of their own', async ({ standings }) => {
    const rows = new Map([
      ['real', [on(-3, 4)]],
      ['demo', [on(-1, 6)]],
    ] as const);
    await standings.replaceAll(rows, 'mark');
    const startsIn = async (history: 'real' | 'demo') =>
      (await standings.standingsBefore(history, [LANE], DAY)).map(({ standing }) => standing.starts);
    assert.equal([await startsIn('real'), await startsIn('demo')], [[4], [6]]);
    assert.equal(await standings.peopleBefore('demo', ['LANE'], addDays(DAY, -1)), []);
  });

  test('jockeys and trainers are found by a word of their name, from the day after their first', async ({
    standings,
  }) => {
    const others = [
      aStanding({ kind: 'trainer', name: 'IDA LANE JR' }),
      aStanding({ kind: 'trainer', name: 'ROBIN LANES' }),
      aStanding({ kind: 'owner', name: 'LANE' }),
      aStanding({ kind: 'jockey', name: 'JO LANE', day: DAY }),
      aStanding({ kind: 'jockey', name: 'KIM DELL' }),
    ];
    await standings.replaceAll(real(on(-3), on(-1), ...others), 'mark');
    const people = await standings.peopleBefore('real', ['LANE', 'MARSH'], DAY);
    assert.equal(people, [LANE, { kind: 'trainer', name: 'IDA LANE JR' }]);
    assert.equal(await standings.peopleBefore('real', [], DAY), []);
  });

  test('what is told anew takes the place of all there was, mark and all', async ({ standings }) => {
    await standings.replaceAll(real(on(-3), aStanding({ name: 'KIM DELL' })), 'one');
    await standings.replaceAll(real(on(-2, 3)), 'two');
    const asked = [LANE, { ...LANE, name: 'KIM DELL' }];
    assert.equal(await standings.standingsBefore('real', asked, DAY), [on(-2, 3)]);
    assert.is(await standings.mark(), 'two');
    await standings.replaceAll(new Map(), 'three');
    assert.equal(await standings.standingsBefore('real', asked, DAY), []);
    assert.is(await standings.mark(), 'three');
  });

  test.run();
}
