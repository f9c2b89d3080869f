import type { MemberId } from '#core/accounts/member.ts';
import type { Chat } from '#core/assistant/chat.ts';
import type { AnswerStore } from '#core/assistant/ports.ts';
import type { AnswerKind, SavedAnswer } from '#core/assistant/saved-answer.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { violatedConstraint } from './violated-constraint.ts';

interface AnswerRow {
  readonly kind: AnswerKind;
  readonly race_id: string;
  readonly made_from: string;
  readonly made_at_ms: Instant;
  readonly answerer: SavedAnswer['by'];
  readonly value: unknown;
}

interface ChatRow {
  readonly member_id: MemberId;
  readonly feature: Chat['feature'];
  readonly question: string;
  readonly answer: string;
  readonly answered_by: string;
  readonly track_slug: string | null;
  readonly at_ms: Instant;
  readonly parts: Chat['parts'];
}

const KEEP = `
  insert into assistant.answers (kind, race_id, made_from, made_at_ms, answerer, value)
  values (:kind, :raceId, :madeFrom, :madeAt, cast(:answerer as jsonb), cast(:value as jsonb))
  on conflict on constraint answers_one_of_a_kind do update
    set made_from = excluded.made_from, made_at_ms = excluded.made_at_ms,
        answerer = excluded.answerer, value = excluded.value`;

const answerOf = (row: AnswerRow): SavedAnswer => ({
  kind: row.kind,
  raceId: row.race_id,
  madeFrom: row.made_from,
  madeAt: row.made_at_ms,
  by: row.answerer,
  value: row.value,
});

const chatOf = (row: ChatRow): Chat => ({
  memberId: row.member_id,
  feature: row.feature,
  question: row.question,
  answer: row.answer,
  answeredBy: row.answered_by,
  track: row.track_slug,
  at: row.at_ms,
  parts: row.parts,
});

/** Answers and chats in PostgreSQL, schema `assistant`. */
export function makePostgresAnswerStore(db: Database): AnswerStore {
  return {
    async keep({ by, value, ...answer }) {
      const row = { ...answer, answerer: JSON.stringify(by), value: JSON.stringify(value) };
      await db.sql().raw(KEEP, row);
    },
    async answersOn(kind, raceIds) {
      const rows: readonly AnswerRow[] = await db
        .sql()('assistant.answers')
        .where({ kind })
        .whereIn('race_id', [...raceIds]);
      return raceIds.flatMap((raceId) => rows.filter((row) => row.race_id === raceId).map(answerOf));
    },
    async keepChat({ memberId, feature, question, answer, answeredBy, track, at: instant, parts }) {
      const row = {
        member_id: memberId,
        feature,
        question,
        answer,
        answered_by: answeredBy,
        track_slug: track,
        at_ms: instant,
        parts: parts === null ? null : JSON.stringify(parts),
      };
      try {
        await db.allOrNothing(async () => db.sql()('assistant.chats').insert(row));
      } catch (error) {
        if (violatedConstraint(error) !== 'chats_member') throw error;
      }
    },
    async chatsOf(memberId, most) {
      const chats = db.sql()('assistant.chats').where({ member_id: memberId }).orderBy('nth', 'desc');
      const rows: readonly ChatRow[] = await (most === undefined ? chats : chats.limit(most));
      return rows.map(chatOf);
    },
    async forgetChats(memberId) {
      await db.sql()('assistant.chats').where({ member_id: memberId }).delete();
    },
  };
}
