import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';
import type { AnswerParts } from './shown/answer-parts.ts';

/** One question of a member, and its answer. */
export interface Chat {
  readonly memberId: MemberId;
  readonly feature: 'ask-jake' | 'enhanced-analysis';
  readonly question: string;
  readonly answer: string;
  readonly answeredBy: string;
  /** Slug of the track that the answer is about; null for one from before this was stored. */
  readonly track: string | null;
  /** Tables and links of the answer; null where it is words alone. */
  readonly parts: AnswerParts | null;
  /** By the machine's clock. */
  readonly at: Instant;
}
