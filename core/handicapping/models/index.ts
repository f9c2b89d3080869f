import { makeBlend, makeMorning } from './blend.ts';
import { makeFundamental } from './fundamental.ts';
import type { NamedModel } from './model.ts';
import { makePublic } from './public.ts';
import type { BlendRecord, FundamentalRecord, MorningRecord, PublicRecord } from './record.ts';

/** What the models were fitted to. */
export interface Records {
  readonly fundamental: FundamentalRecord;
  readonly public: PublicRecord;
  readonly blend: BlendRecord;
  readonly morning: MorningRecord;
}

/** Every fitted model by name; a new one is a new file and one line here. */
export function modelsOf(records: Records): Readonly<Record<keyof Records, NamedModel>> {
  const fundamental = makeFundamental(records.fundamental);
  return {
    fundamental,
    public: makePublic(records.public),
    blend: makeBlend(records.blend, fundamental),
    morning: makeMorning(records.morning, fundamental),
  };
}
