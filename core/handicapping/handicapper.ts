import { isOnBoard } from '../card/price.ts';
import type { PriceRules } from '../odds/verdict.ts';
import type { Evidence } from './evidence.ts';
import type { OrderSettings } from './finish-order.ts';
import type { NamedModel } from './models/model.ts';

/** How a race is rated: the models, the order of finish, and what is asked of a price. */
export interface Handicapper {
  /** Our chances: made without the board. */
  readonly model: NamedModel;
  /** With the board blended in, once every price is one of a board: for expected values and alerts alone. */
  readonly liveModel: NamedModel;
  readonly order: OrderSettings;
  readonly rules: PriceRules;
}

/** The model of figures with the board in: the live one where no starter's price is missing from the board. */
export function blendedModel(
  { model, liveModel }: Pick<Handicapper, 'model' | 'liveModel'>,
  { interests }: Pick<Evidence, 'interests'>,
): NamedModel {
  const isBoardComplete = interests.length > 0 && interests.every(({ price }) => isOnBoard(price));
  return isBoardComplete ? liveModel : model;
}
