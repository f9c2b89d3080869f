import { trackOrRefusal } from '../../card/days-card.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import type { TrackChoiceStore } from '../ports.ts';
import { MINE_AT_MOST, type MyTracks, shownTracks } from '../track-choice.ts';

export interface NewTracks {
  readonly memberId: MemberId;
  /** Slug or number; unchanged when absent. */
  readonly chosen?: string | undefined;
  /** Slugs or numbers, in order; unchanged when absent. */
  readonly mine?: readonly string[] | undefined;
}

export interface ChooseTracksDeps {
  readonly trackChoices: Pick<TrackChoiceStore, 'keep'>;
}

function slugsOf(keys: readonly string[]): readonly string[] {
  const slugs = [...new Set(keys.map((key) => trackOrRefusal(key).slug))];
  if (slugs.length <= MINE_AT_MOST) return slugs;
  throw new Refusal(
    'invalid',
    'accounts.too-many-tracks',
    `My tracks can hold ${MINE_AT_MOST} tracks; you sent ${slugs.length}. Remove some and save again.`,
  );
}

/**
 * Changes a member's chosen track, "my tracks" or both. Refuses ('not-found', `card.unknown-track`) an unknown track
 * and ('invalid', `accounts.too-many-tracks`) too many tracks, and changes nothing then.
 */
export const makeChooseTracks = ({ trackChoices }: ChooseTracksDeps) =>
  async function chooseTracks({ memberId, ...wanted }: NewTracks): Promise<MyTracks> {
    const chosen = wanted.chosen === undefined ? undefined : trackOrRefusal(wanted.chosen).slug;
    const mine = wanted.mine === undefined ? undefined : slugsOf(wanted.mine);
    const parts = { ...(chosen !== undefined && { chosen }), ...(mine !== undefined && { mine }) };
    return shownTracks(await trackChoices.keep(memberId, parts));
  };

export type ChooseTracks = ReturnType<typeof makeChooseTracks>;
