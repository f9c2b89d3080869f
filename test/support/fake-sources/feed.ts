import { addDays } from '#core/kernel/race-day.ts';
import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import type { FakeMoment } from './fake-source.ts';
import { type FakeHorse, type FakeRace, isOut, paid } from './race-day.ts';

const person = ([first, last]: readonly [string, string]) => ({
  first_name: first,
  middle_name: '',
  last_name: last,
  alias: `${first.charAt(0)} ${last}`,
});

const runner = (horse: FakeHorse) => ({
  horse_name: horse.name,
  program_number: horse.number,
  post_pos: horse.number,
  morning_line_odds: horse.line,
  live_odds: horse.isOut ? 'SCR' : horse.odds,
  horse_data_pools: [{ pool_type_name: 'WN', amount: String(10_000 - horse.toOne * 100) }],
  jockey: person(horse.jockey),
  trainer: person(horse.trainer),
  weight: String(horse.weight),
  medication: 'L',
  equipment: '',
  scratch_indicator: horse.isOut ? 'Y' : 'N',
  sire_name: horse.sire,
  dam_name: horse.dam,
});

const race = (fakeRace: FakeRace) => ({
  race_key: { race_number: String(fakeRace.number), day_evening: 'D' },
  race_type: 'ALW',
  race_type_description: 'ALLOWANCE',
  age_restriction: '3U',
  age_restriction_description: '3 Year Olds And Up',
  sex_restriction_description: 'Open',
  surface_description: fakeRace.surface,
  course_type: fakeRace.surface.charAt(0),
  distance_description: fakeRace.distance[0],
  purse: fakeRace.purse,
  post_time: fakeRace.clock,
  is_cancelled: false,
  race_pools: [{ pool_name: 'Win' }, { pool_name: 'Exacta' }],
  runners: fakeRace.horses.map(runner),
});

const result = (fakeRace: FakeRace) => ({
  race_key: { race_number: String(fakeRace.number), day_evening: 'D' },
  race_type_description: 'ALLOWANCE',
  distance_description: fakeRace.distance[0],
  surface_description: fakeRace.surface,
  track_condition_description: fakeRace.surface === 'Dirt' ? 'Fast' : 'Firm',
  total_purse: fakeRace.purse,
  off_time: fakeRace.postTime,
  fraction: { fraction_1: { milliseconds: 22_400 }, winning_time: { milliseconds: 70_300 } },
  runners: fakeRace.finish.slice(0, 3).map((horse, index) => {
    const { win, place, show } = paid(horse, index + 1);
    return {
      ...runner(horse),
      jockey_first_name: horse.jockey[0],
      jockey_last_name: horse.jockey[1],
      trainer_first_name: horse.trainer[0],
      trainer_last_name: horse.trainer[1],
      win_payoff: win ?? 0,
      place_payoff: place ?? 0,
      show_payoff: show ?? 0,
    };
  }),
  also_ran: fakeRace.finish.slice(3).map(({ name }) => name),
  scratches: fakeRace.horses.flatMap(({ isOut: out, name }) => (out ? [name] : [])),
  payoffs: [],
});

/** The licensed feed. Nonsense: the entries of another day. */
export function feedAnswer({ path }: ReceivedRequest, { day, now, failure }: FakeMoment): SourceReply | null {
  const head = { track_id: 'SAR', track_name: 'Saratoga', country: 'USA', date: day.day };
  const heading = { ...head, date: failure === 'nonsense' ? addDays(day.day, -1) : day.day };
  if (path === '/v1/north-america/meets') return { json: { meets: [{ ...head, meet_id: 'SAR_1' }] } };
  if (path === '/v1/north-america/meets/SAR_1/entries')
    return { json: { ...heading, races: day.races.map(race) } };
  if (path !== '/v1/north-america/meets/SAR_1/results') return null;
  return { json: { ...heading, races: day.races.filter((fakeRace) => isOut(fakeRace, now)).map(result) } };
}
