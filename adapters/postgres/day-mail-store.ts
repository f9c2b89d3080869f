import type { MemberId } from '#core/accounts/member.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { CardOfDay, DayMailLog, DayMailStore } from '#core/notebook/ports.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface ChoiceRow {
  readonly member_id: MemberId;
  readonly from_day: RaceDay;
}

interface MailRow {
  readonly member_id: MemberId;
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly stop_digest: string;
}

const placed = ({ trackSlug, day }: CardOfDay) => ({ track_slug: trackSlug, race_day: day });

/** Which mails went out, table `notebook.day_mails`. */
function mailLog(db: Database): DayMailLog {
  const mails = () => db.sql()<MailRow>('notebook.day_mails');
  return {
    async claimDayMail(memberId, card, stopDigest) {
      const rows: readonly unknown[] = await db
        .sql()('notebook.day_mails')
        .insert({ member_id: memberId, ...placed(card), stop_digest: stopDigest })
        .onConflict(['member_id', 'track_slug', 'race_day'])
        .ignore()
        .returning('member_id');
      return rows.length > 0;
    },
    async releaseDayMail(memberId, card) {
      await mails()
        .where({ member_id: memberId, ...placed(card) })
        .delete();
    },
  };
}

/** Who wants mails, table `notebook.day_mail_choices`. */
function mailChoices(db: Database): Pick<DayMailStore, 'wantsDayMail' | 'chooseDayMail'> {
  const choices = () => db.sql()<ChoiceRow>('notebook.day_mail_choices');
  return {
    async wantsDayMail(memberId) {
      return (await choices().where({ member_id: memberId }).first()) !== undefined;
    },
    async chooseDayMail(memberId, from) {
      if (from === null) await choices().where({ member_id: memberId }).delete();
      else
        await db
          .sql()('notebook.day_mail_choices')
          .insert({ member_id: memberId, from_day: from })
          .onConflict('member_id')
          .ignore()
          .catch(refuseGone('day_mail_choices_member'));
    },
  };
}

/** Mails about how a card went in PostgreSQL, tables `notebook.day_mail_choices` and `notebook.day_mails`. */
export function makePostgresDayMailStore(db: Database): DayMailStore & DayMailLog {
  const choices = () => db.sql()<ChoiceRow>('notebook.day_mail_choices');
  const mails = () => db.sql()<MailRow>('notebook.day_mails');
  return {
    ...mailLog(db),
    ...mailChoices(db),
    async dayMailReaders(card) {
      const mailed = mails().select('member_id').where(placed(card));
      const rows: readonly ChoiceRow[] = await choices()
        .where('from_day', '<=', card.day)
        .whereNotIn('member_id', mailed)
        .orderByRaw('member_id collate "C"');
      return rows.map(({ member_id: memberId }) => memberId);
    },
    async stopDayMail(stopDigest) {
      const row: MailRow | undefined = await mails().where({ stop_digest: stopDigest }).first();
      if (row === undefined) return false;
      await choices().where({ member_id: row.member_id }).delete();
      return true;
    },
    async forgetDayMail(memberId) {
      await choices().where({ member_id: memberId }).delete();
      await mails().where({ member_id: memberId }).delete();
    },
  };
}
