import type { RequestedWatch } from '#core/notebook/watched.ts';
import { commands, reads, writes } from './command.ts';
import { memberOfEmail } from './member-of-email.ts';
import type { Tools } from './tools.ts';

/** What `racing-cli watch` does, for the member of an email. */
export const watchCommands = ({ get }: Tools) =>
  commands({
    showWatchList: reads(async (email: string) => get('showWatchList')(await memberOfEmail(get, email))),
    addToWatchList: writes(
      get,
      'watch add',
      async (email: string, watched: RequestedWatch) =>
        get('addToWatchList')(await memberOfEmail(get, email), watched),
      { ownTransactions: true },
    ),
    watchChoices: reads(async (email: string) => {
      const member = await memberOfEmail(get, email);
      const [mail, push] = await Promise.all([
        get('watchMails').wantsMail(member),
        get('watchPushes').wantsPush(member),
      ]);
      return { mail, push };
    }),
    chooseWatchMail: writes(get, 'watch mail', async (email: string, choice: 'on' | 'off') =>
      get('watchMails').chooseMail(await memberOfEmail(get, email), choice === 'on'),
    ),
    chooseWatchPush: writes(get, 'watch push', async (email: string, choice: 'on' | 'off') =>
      get('watchPushes').choosePush(await memberOfEmail(get, email), choice === 'on'),
    ),
    takeOffWatchList: writes(
      get,
      'watch remove',
      async (email: string, watched: Pick<RequestedWatch, 'kind' | 'key'>) =>
        get('takeOffWatchList')(await memberOfEmail(get, email), watched),
    ),
  });
