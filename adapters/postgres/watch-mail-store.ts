import type { MemberId } from '#core/accounts/member.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { WatchMailLog, WatchMailStore } from '#core/notebook/ports.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface ChoiceRow {
  readonly member_id: MemberId;
  readonly is_wanted: boolean;
}

interface MailRow {
  readonly member_id: MemberId;
  readonly track_slug: string;
  readonly race_day: RaceDay;
}

/** Mails about watch lists in PostgreSQL, tables `notebook.watch_mail_choices` and `notebook.watch_mails`. */
export function makePostgresWatchMailStore(db: Database): WatchMailStore & WatchMailLog {
  const choices = () => db.sql()<ChoiceRow>('notebook.watch_mail_choices');
  return {
    async wantsMail(memberId) {
      const row: ChoiceRow | undefined = await choices().where({ member_id: memberId }).first();
      return row?.is_wanted ?? false;
    },
    async chooseMail(memberId, isWanted) {
      await db
        .sql()('notebook.watch_mail_choices')
        .insert({ member_id: memberId, is_wanted: isWanted })
        .onConflict('member_id')
        .merge()
        .catch(refuseGone('watch_mail_choices_member'));
    },
    async mailReaders(trackSlug, day) {
      const card = { track_slug: trackSlug, race_day: day };
      const mailed = db.sql()<MailRow>('notebook.watch_mails').select('member_id').where(card);
      const found = db.sql()<MailRow>('notebook.entered').select('member_id').where(card);
      const rows: readonly ChoiceRow[] = await choices()
        .where({ is_wanted: true })
        .whereIn('member_id', found)
        .whereNotIn('member_id', mailed)
        .orderByRaw('member_id collate "C"');
      return rows.map(({ member_id: memberId }) => memberId);
    },
    async claimMail(memberId, trackSlug, day) {
      const rows: readonly unknown[] = await db
        .sql()('notebook.watch_mails')
        .insert({ member_id: memberId, track_slug: trackSlug, race_day: day })
        .onConflict(['member_id', 'track_slug', 'race_day'])
        .ignore()
        .returning('member_id');
      return rows.length > 0;
    },
    async releaseMail(memberId, trackSlug, day) {
      await db
        .sql()<MailRow>('notebook.watch_mails')
        .where({ member_id: memberId, track_slug: trackSlug, race_day: day })
        .delete();
    },
    async forgetMail(memberId) {
      await choices().where({ member_id: memberId }).delete();
      await db.sql()<MailRow>('notebook.watch_mails').where({ member_id: memberId }).delete();
    },
  };
}
