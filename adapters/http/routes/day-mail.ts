import { FLAGSHIP } from '#core/card/track.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { DayMailStore } from '#core/notebook/ports.ts';
import type { dayMail } from '../contract/day-mail.ts';
import type { Handlers } from '../handlers.ts';

/** What the calls about mails of how a card went need. */
export interface DayMailDeps {
  readonly choices: Pick<DayMailStore, 'wantsDayMail' | 'chooseDayMail' | 'stopDayMail'>;
  readonly sendsMail: boolean;
  readonly racingClock: Clock;
}

export const dayMailRoutes = ({
  choices,
  sendsMail: isSent,
  racingClock,
}: DayMailDeps): Handlers<typeof dayMail> => ({
  choice: async ({ member }) => ({ isWanted: await choices.wantsDayMail(member.id), isSent }),
  choose: async ({ member, body: { isWanted } }) => {
    await choices.chooseDayMail(member.id, isWanted ? raceDayAt(racingClock(), FLAGSHIP.timeZone) : null);
    return { isWanted, isSent };
  },
});
