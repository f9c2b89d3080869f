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

/** Races judged at one day by one history. */
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
 * Looks up what the people behind the horses did in the kept history, up to the eve of the day at which a race is
 * judged: nothing of that day or a later one counts. A name is found whatever way its source spells it.
 */
export function makeFindConnectionRecords({
  standings: connectionRecordStore,
}: {
  readonly standings: ConnectionRecordStore;
}): ConnectionRecordsOf {
  async function backingsAt({ history, day, card }: Eve) {
    const people = await connectionRecordStore.peopleBefore(history, familiesOn(card), day);
    const names = namesOnCard(card, knownPeople(people));
    const asked = new Map(allOf(names).map((name) => [recordKey(name), name]));
    return connectionRecordsOnCard(
      names,
      await connectionRecordStore.recordsBefore(history, [...asked.values()], day),
      day,
    );
  }
  return async function connectionRecordsOf(races, forms, now) {
    const eves = evesOf(races.map((race) => evidenceOf(race, formIn(forms, race), now)));
    const found = await Promise.all(eves.map(backingsAt));
    return new Map(found.flatMap((connectionRecords) => [...connectionRecords]));
  };
}
