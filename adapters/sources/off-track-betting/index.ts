import { FLAGSHIP, trackByCode } from '#core/card/track.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { OpenHost } from '../host/asking.ts';
import { askJson } from '../host/json.ts';
import { dayOf, type OffTrackDay, offTrackDay, SOURCE } from './parse.ts';
import { CARD, meetDaysIn, type OtbCard } from './schema.ts';

export type { OffTrackDay } from './parse.ts';

/** A track under the operator's number. */
export interface Meet {
  readonly meetNumber: number;
  /** Two or three letters: `SAR`. */
  readonly track: string;
}

/** As seen in 2011 and again in public code; undocumented, so OTB_MEETS can override it. */
export const SARATOGA: Meet = { meetNumber: 82, track: 'SAR' };

const BASE_URL = 'https://json.offtrackbetting.com';
const DAYS_KEEP = 30 * MINUTE;

export interface OffTrackBetting {
  /** Results and boards of a day; refuses ('not-found') a day without a card. */
  dayOf(meet: Meet, day: RaceDay): Promise<OffTrackDay>;
  /** Days with a card, oldest first. */
  daysOf(meet: Meet): Promise<readonly RaceDay[]>;
}

/** What a card of another day or track says of itself. */
const otherThan =
  (meet: Meet, day: RaceDay) =>
  (card: OtbCard): string | null => {
    const zone = trackByCode(meet.track)?.timeZone ?? FLAGSHIP.timeZone;
    const [raceDay, track] = [dayOf(card, zone) ?? day, card.eventCode ?? meet.track];
    if (raceDay !== day) return `the day (${raceDay} for ${day})`;
    return track === meet.track ? null : `the track (${track} for ${meet.track})`;
  };

/** The operator's own race-card files. */
export function makeOffTrackBetting(deps: {
  readonly openHost: OpenHost;
  readonly baseUrl?: string | undefined;
}): OffTrackBetting {
  const host = deps.openHost({ source: SOURCE, baseUrl: deps.baseUrl ?? BASE_URL, gapMs: 2_000 });
  const folder = ({ meetNumber }: Meet): string => `/tracks/v2/${meetNumber}`;
  return {
    async dayOf(meet, day) {
      const path = `${folder(meet)}/${day.replaceAll('-', '')}.json`;
      const ask = { path, freshForMs: MINUTE };
      const { value: card, at: instant } = await askJson(host, ask, CARD, otherThan(meet, day));
      return offTrackDay(card, day, meet.track, instant);
    },
    async daysOf(meet) {
      const path = `${folder(meet)}/meetdays.txt`;
      return meetDaysIn((await host.get({ path, content: 'text', freshForMs: DAYS_KEEP })).text);
    },
  };
}
