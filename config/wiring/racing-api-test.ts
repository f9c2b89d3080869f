import { makeTheRacingApi, type TheRacingApi } from '#adapters/sources/the-racing-api/index.ts';
import type { PublicMember } from '#core/accounts/member.ts';
import { countTry } from '#core/accounts/try-limit.ts';
import { DEFAULT_TRACK_SLUG, trackBySlug } from '#core/card/track.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { SYNCS_PER_MEMBER } from '#core/operations/use-cases/ask-sync.ts';
import type { Get } from './provide.ts';

function racingApi(get: Get): TheRacingApi {
  const settings = get('settings');
  const { RACING_API_USERNAME: username, RACING_API_PASSWORD: password } = settings;
  if (username === undefined || password === undefined) {
    throw new Refusal(
      'conflict',
      'operations.not-set-up',
      'The racing API is not set up: set RACING_API_USERNAME and RACING_API_PASSWORD.',
    );
  }
  const baseUrl = settings.RACING_API_BASE_URL;
  return makeTheRacingApi({
    openHost: get('openHost'),
    username,
    password,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  });
}

/** Asks the racing API for today's races at the flagship track and counts them; nothing is kept. */
export const countApiRacesWith =
  (get: Get) =>
  async ({ id }: PublicMember): Promise<number> => {
    const api = racingApi(get);
    await countTry(get('attempts'), SYNCS_PER_MEMBER, `sync:member:${id}`, get('machineClock')());
    const track = trackBySlug(DEFAULT_TRACK_SLUG);
    const day = raceDayAt(get('racingClock')(), track?.timeZone ?? 'America/New_York');
    const meeting = (await api.meetingsOn(day)).find((meeting) => meeting.track === track?.code);
    if (meeting === undefined) return 0;
    return (await api.entriesOf(meeting)).card.races.length;
  };
