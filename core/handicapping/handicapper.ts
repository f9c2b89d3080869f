import { isOnBoard } from '../card/price.ts';
import type { PriceRules } from '../odds/verdict.ts';
import type { Evidence } from './evidence.ts';
import type { OrderSettings } from './finish-order.ts';
import type { NamedModel } from './models/model.ts';

/** How a race is rated: the models, the order of finish, and the rules for prices. */
export interface Handicapper {
  /** Our chances: made without the board. */
  readonly model: NamedModel;
  /** With the board blended in, once every price is on the board: only for expected values and alerts. */
  readonly liveModel: NamedModel;
  readonly order: OrderSettings;
  readonly rules: PriceRules;
}

/** The model for figures with the board blended in: the live one once every starter has a price on the board. */
export function blendedModel(
  { model, liveModel }: Pick<Handicapper, 'model' | 'liveModel'>,
  { interests }: Pick<Evidence, 'interests'>,
): NamedModel {
  const isBoardComplete = interests.length > 0 && interests.every(({ price }) => isOnBoard(price));
  return isBoardComplete ? liveModel : model;
}
