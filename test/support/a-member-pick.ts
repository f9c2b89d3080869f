import type { MemberId } from '#core/accounts/member.ts';
import { raceId } from '#core/card/race.ts';
import { horseKey } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import { aProvenance } from './a-card.ts';
import { aPrice } from './a-price.ts';

export const PICK_DAY = '2025-08-02' as RaceDay;

/** An invented pick of the horse with number 1 in race 1 at Saratoga, to win. */
export function aMemberPick(change: Partial<MemberPick> = {}): MemberPick {
  const { day = PICK_DAY, raceNumber = 1, programNumber = '1', trackSlug = 'saratoga' } = change;
  const horseName = `Paper Lantern ${programNumber}`;
  return {
    id: 'pick-1' as MemberPickId,
    memberId: 'member-anna' as MemberId,
    raceId: raceId(trackSlug, day, raceNumber, change.card?.tier === 'demo'),
    trackSlug,
    day,
    raceNumber,
    horseKey: horseKey(horseName, 2021, 'Lamp'),
    horseName,
    programNumber,
    second: null,
    betType: 'win',
    confidence: 75,
    reasoning: 'Drops in class and draws inside.',
    weatherFactor: 'neutral',
    trackBias: 'even',
    paceScenario: 'moderate',
    madeAt: instant(1_754_150_000_000),
    price: aPrice(2.5),
    card: aProvenance(),
    ...change,
  };
}
