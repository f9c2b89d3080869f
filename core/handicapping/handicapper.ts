import { isOnBoard, type Price } from '../card/price.ts';
import { isStale } from '../odds/current-board.ts';
import type { Evidence } from './evidence.ts';
import type { OrderSettings } from './finish-order.ts';
import type { NamedModel } from './models/model.ts';

/** How a race is rated: the models, the order of finish, and the margin required of a price. */
export interface Handicapper {
  /** While prices are a morning line. */
  readonly model: NamedModel;
  /** Once every price is one of a board. */
  readonly liveModel: NamedModel;
  readonly order: OrderSettings;
  /** 0.2 asks for a fifth more than the fair price. */
  readonly margin: number;
}

/** The model for the prices there are: the live one where no starter's price is missing from the board. */
export function modelFor(
  { model, liveModel }: Pick<Handicapper, 'model' | 'liveModel'>,
  { interests }: Pick<Evidence, 'interests'>,
): NamedModel {
  const isBoardComplete = interests.length > 0 && interests.every(({ price }) => isOnBoard(price));
  return isBoardComplete ? liveModel : model;
}

/** Whether a price can be had: a live one of a board that is not stale. A morning line never can. */
export const canBeHad = (price: Price | null, { board, upTo }: Pick<Evidence, 'board' | 'upTo'>): boolean =>
  price?.kind === 'live' && board !== null && !isStale(board.at, upTo);
