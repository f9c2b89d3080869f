import type { DayMailDeps } from '#adapters/http/routes/day-mail.ts';
import { type MailDays, makeMailDays } from '#core/notebook/use-cases/mail-days.ts';
import { headLines } from '#core/operations/heads/read-heads.ts';
import { makeIsCardOver } from '#core/results/use-cases/is-card-over.ts';
import { makeShowDaysCard } from '#core/scorecards/use-cases/show-last-card.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly mailDays: MailDays;
  }
}

/** Mails about how a card went. */
export const dayMailWiring = () =>
  wiring({
    mailDays: (get) => {
      const [results, racingNow] = [get('results'), get('racingNow')];
      return makeMailDays({
        sendMail: get('sendMail'),
        site: get('settings').PUBLIC_URL ?? null,
        mails: get('dayMails'),
        book: get('book'),
        members: get('members'),
        followers: get('findFollowers'),
        cards: get('cards'),
        isCardOver: makeIsCardOver({ cards: get('cards'), results, racingNow }),
        showDaysCard: makeShowDaysCard({ ledger: get('ledger'), results, racingNow }),
        recordHeads: () => headLines(get('recordChains'), get('recordClock')),
        newSecret: get('newSecret'),
        digest: get('digest'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        logError: reportedBy(get),
      });
    },
  });

/** What the HTTP calls about these mails need. */
export const dayMailDeps = (get: Get): DayMailDeps => ({
  choices: get('dayMails'),
  sendsMail: get('sendMail') !== null,
  racingClock: get('racingClock'),
});
