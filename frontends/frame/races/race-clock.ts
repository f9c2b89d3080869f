import type { Race } from '#kit/kit.ts';

const minute = 60_000;
const underAMinute = 'in under a minute';
/** How long after its post time a race counts as being run. */
const runningFor = 5 * minute;

export type RaceStatus = Race['status'] | 'canceled';
type Timed = Pick<Race, 'postTime' | 'status' | 'isCancelled'>;

const order: readonly Race['status'][] = ['upcoming', 'live', 'completed'];

function statusByClock(postTime: string | null, now: number): Race['status'] {
  const post = postTime === null ? Number.NaN : Date.parse(postTime);
  if (Number.isNaN(post) || now < post) return 'upcoming';
  return now > post + runningFor ? 'completed' : 'live';
}

/** The state of a race at an instant of the racing clock: never earlier than the server said; a canceled race stays canceled. */
export function statusAt({ postTime, status, isCancelled }: Timed, now: number | null): RaceStatus {
  if (isCancelled) return 'canceled';
  if (now === null) return status;
  const byClock = statusByClock(postTime, now);
  return order.indexOf(byClock) > order.indexOf(status) ? byClock : status;
}

/** Whether a race has gone off; from then on its picks are frozen. */
export const isRun = (race: Timed, now: number | null): boolean => {
  const status = statusAt(race, now);
  return status === 'live' || status === 'completed';
};

/** `in 45 min`, `in 1 h 5 min`, `in under a minute`; `off` once it has gone off, `Canceled` if it is not run; null without a post time or a clock. */
export function countdownText(race: Timed, now: number | null): string | null {
  const status = statusAt(race, now);
  if (status === 'canceled') return 'Canceled';
  if (status !== 'upcoming') return 'off';
  if (race.postTime === null || now === null) return null;
  const minutes = Math.floor((Date.parse(race.postTime) - now) / minute);
  if (Number.isNaN(minutes)) return null;
  if (minutes < 1) return underAMinute;
  if (minutes < 60) return `in ${minutes} min`;
  if (minutes >= 24 * 60) return `in ${Math.floor(minutes / (24 * 60))} d`;
  const rest = minutes % 60;
  return rest === 0 ? `in ${Math.floor(minutes / 60)} h` : `in ${Math.floor(minutes / 60)} h ${rest} min`;
}

/** The countdown where space is short: `45 min`, `1 h 5 min`, `< 1 min`; else in full. */
export function shortCountdown(race: Timed, now: number | null): string | null {
  const text = countdownText(race, now);
  return text === underAMinute ? '< 1 min' : (text?.replace(/^in /, '') ?? null);
}

/** The race somebody at the track waits for: the first upcoming one, else the one being run; null when the card is over. */
export function nextRace<Any extends Timed>(races: readonly Any[], now: number | null): Any | null {
  const first = (wanted: RaceStatus) => races.find((race) => statusAt(race, now) === wanted);
  return first('upcoming') ?? first('live') ?? null;
}

/** The time of a race on the track's clock; null (shown as TBD) while it is not known. */
export const timeOf = ({ postTime, raceTime }: Pick<Race, 'postTime' | 'raceTime'>): string | null =>
  postTime ?? raceTime ?? null;
