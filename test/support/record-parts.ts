import type { NamedRecord } from '#core/handicapping/connection-record.ts';
import type { History, RecordPart } from '#core/handicapping/ports.ts';

/** Records of histories as a store takes them: part after part. */
export async function* recordParts(
  ...parts: readonly (readonly [History, readonly NamedRecord[]])[]
): AsyncGenerator<RecordPart> {
  for (const [history, records] of parts) yield { history, records };
}
