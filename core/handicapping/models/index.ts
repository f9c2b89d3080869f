import { makeBlend } from './blend.ts';
import { makeForm } from './form.ts';
import { makeFundamental } from './fundamental.ts';
import type { NamedModel } from './model.ts';
import { makeMorning } from './morning.ts';
import { makePublic } from './public.ts';
import type { BlendRecord, FormRecord, FundamentalRecord, MorningRecord, PublicRecord } from './record.ts';

/** What the models were fitted to. */
export interface Records {
  readonly fundamental: FundamentalRecord;
  readonly public: PublicRecord;
  readonly blend: BlendRecord;
  readonly form: FormRecord;
  readonly morning: MorningRecord;
}

/** Every fitted model by name; a new one is a new file and one line here. */
export function modelsOf(records: Records): Readonly<Record<keyof Records, NamedModel>> {
  const fundamental = makeFundamental(records.fundamental);
  const form = makeForm(records.form);
  return {
    fundamental,
    public: makePublic(records.public),
    blend: makeBlend(records.blend, fundamental),
    form,
    morning: makeMorning(records.morning, form),
  };
}
