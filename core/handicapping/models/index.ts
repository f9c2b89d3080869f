import { market } from './market.ts';
import type { NamedModel } from './model.ts';

/** Every model by name; a new one is a new file and one line here. */
export const MODELS: Readonly<Record<'market', NamedModel>> = { market };
