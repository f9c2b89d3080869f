import { formIn } from '../../card/form.ts';
import { parseRaceId } from '../../card/race.ts';
import { zoneOf } from '../../card/track.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { type RecordName, recordKey } from '../connection-record.ts';
import {
  connectionRecordsOnCard,
  familiesOn,
  type NamesOfCard,
  namesOnCard,
} from '../connection-records-on-card.ts';
import { type Evidence, evidenceOf } from '../evidence.ts';
import { knownPeople } from '../known-connections.ts';
import type { ConnectionRecordStore, ConnectionRecordsOf, History } from '../ports.ts';

/** Races rated as of one day, from one history. */
interface Eve {
  readonly history: History;
  readonly day: RaceDay;
  readonly card: readonly Evidence[];
}

function evesOf(card: readonly Evidence[]): readonly Eve[] {
  const eves = new Map<string, Eve>();
  for (const evidence of card) {
    const { race, upTo } = evidence;
    const history = parseRaceId(race.id)?.isDemo === true ? 'demo' : 'real';
    const day = raceDayAt(upTo, zoneOf(race.trackSlug));
    const key = `${history} ${day}`;
    eves.set(key, { history, day, card: [...(eves.get(key)?.card ?? []), evidence] });
  }
  return [...eves.values()];
}

const allOf = (names: NamesOfCard): readonly RecordName[] =>
  [...names.values()].flatMap((field) => [...field.values()].flat());

/**
 * Looks up the records of the horses' connections up to the eve of the day a race is rated: nothing of that day or
 * later counts. A name is found however its source spells it.
 */
export function makeFindConnectionRecords({
  store,
}: {
  readonly store: ConnectionRecordStore;
}): ConnectionRecordsOf {
  async function recordsOnEve({ history, day, card }: Eve) {
    const people = await store.peopleBefore(history, familiesOn(card), day);
    const names = namesOnCard(card, knownPeople(people));
    const namesByKey = new Map(allOf(names).map((name) => [recordKey(name), name]));
    return connectionRecordsOnCard(
      names,
      await store.recordsBefore(history, [...namesByKey.values()], day),
      day,
    );
  }
  return async function connectionRecordsOf(races, forms, now) {
    const eves = evesOf(races.map((race) => evidenceOf(race, formIn(forms, race), now)));
    const found = await Promise.all(eves.map(recordsOnEve));
    return new Map(found.flatMap((connectionRecords) => [...connectionRecords]));
  };
}
