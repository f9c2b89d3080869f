import type { Record4 } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const on = (day: string) => day as RaceDay;
const records = (change: Readonly<Record<string, Record4 | null>>) => ({
  ...present(aRunner().records),
  ...change,
});
const record = (wins: number, starts: number) => aRecord({ wins, starts });
const won = { official: 1, crossed: { position: 1, lengths: 2 } };

/** Four horses with form: a winner on turf, one that lost by a head, one beaten four lengths, a first-time starter. */
export const formCard = aCard({
  races: [
    aRace({
      number: 1,
      distanceYards: 1320,
      runners: [
        {
          ...aRunner({
            programNumber: '1',
            horseName: 'SILVER LATCH',
            toOne: 1,
            trainer: aPerson('DANE MILLER'),
          }),
          records: records({ life: record(2, 5), turf: record(1, 1), distance: record(1, 3) }),
          pastPerformances: [
            aPastRace({
              day: on('2025-07-04'),
              raceName: 'Preakness S.',
              crossed: { position: 2, lengths: 0.2 },
            }),
            aPastRace({ ...won, day: on('2025-06-01'), surface: 'turf', distanceYards: 1760, track: 'SAR' }),
            aPastRace({ ...won, day: on('2025-05-01') }),
          ],
        },
        {
          ...aRunner({
            programNumber: '2',
            horseName: 'QUIET FORD',
            toOne: 3,
            trainer: aPerson('DANE MILLER'),
          }),
          records: records({ life: record(3, 9), turf: null, distance: record(2, 2) }),
          pastPerformances: [
            aPastRace({
              day: on('2025-07-05'),
              track: 'SAR',
              official: 5,
              crossed: { position: 5, lengths: 4.5 },
              comment: 'Bumped start, no rally',
              longComment: 'Was bumped at the start and never rallied',
            }),
            aPastRace({ day: on('2025-06-20'), raceName: 'Preakness S.', official: 7 }),
          ],
        },
        {
          ...aRunner({
            programNumber: '3',
            horseName: 'TIN WHISTLE',
            toOne: 6,
            trainer: aPerson('ROE AVERY'),
          }),
          records: records({ life: record(1, 1), turf: record(0, 0), distance: record(0, 0), wet: null }),
          pastPerformances: [
            aPastRace({ ...won, day: on('2025-07-01'), track: 'MTH', comment: '', longComment: '' }),
          ],
        },
        {
          ...aRunner({ programNumber: '4', horseName: 'MORNING FERRY', toOne: 8 }),
          records: records({ life: record(0, 0) }),
          pastPerformances: [],
        },
      ],
    }),
    aRace({
      number: 2,
      runners: [
        {
          ...aRunner({ programNumber: '1', horseName: 'MARBLE BRIDGE' }),
          records: null,
          pastPerformances: null,
        },
        {
          ...aRunner({ programNumber: '2', horseName: 'CEDAR PATH' }),
          records: records({ life: record(0, 4) }),
          pastPerformances: [
            aPastRace({ official: 3, crossed: { position: 3, lengths: null } }),
            aPastRace({ official: null, nonFinish: 'pulled up' }),
          ],
        },
      ],
    }),
  ],
});
