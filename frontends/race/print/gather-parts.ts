import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Race } from '#kit/kit.ts';
import { formQuery } from '../form/form-query.ts';
import { fieldQuery, predictionsQuery } from '../race-calls.ts';
import type { RaceParts } from './race-parts.ts';

/** Races read at the same time. */
const atOnce = 3;

async function orNull<Value>(reply: Promise<Value | null>): Promise<Value | null> {
  try {
    return await reply;
  } catch {
    return null;
  }
}

async function partsOf(client: QueryClient, race: Race): Promise<RaceParts> {
  const { trackSlug, day, raceNumber } = race;
  const [form, field, predictions] = await Promise.all([
    orNull(client.fetchQuery(formQuery(trackSlug, day, raceNumber))),
    orNull(client.fetchQuery(fieldQuery(race))),
    orNull(client.fetchQuery(predictionsQuery(race))),
  ]);
  return { race, form, field, predictions };
}

/** Reads what is printed of each race, a few at a time; `report` hears how many are done. */
async function gather(
  client: QueryClient,
  races: readonly Race[],
  report: (done: number) => void,
): Promise<readonly RaceParts[]> {
  const found: RaceParts[] = [];
  const waiting = [...races];
  async function lane(): Promise<void> {
    for (let race = waiting.shift(); race !== undefined; race = waiting.shift()) {
      found.push(await partsOf(client, race));
      report(found.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return found.toSorted((a, b) => a.race.raceNumber - b.race.raceNumber);
}

type Gathered = {
  /** Null until all races are there. */
  readonly parts: readonly RaceParts[] | null;
  /** Races read so far. */
  readonly done: number;
  readonly again: () => void;
};

/** What is printed of these races; read again when they change. A part that cannot be read is null and stops no other. */
export function useRaceParts(races: readonly Race[]): Gathered {
  const client = useQueryClient();
  const [state, setState] = useState<Pick<Gathered, 'parts' | 'done'>>({ parts: null, done: 0 });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again what could not be read
  useEffect(() => {
    let isWanted = true;
    const unlessLeft = (next: Pick<Gathered, 'parts' | 'done'>) => isWanted && setState(next);
    setState({ parts: null, done: 0 });
    void gather(client, races, (done) => unlessLeft({ parts: null, done })).then((parts) =>
      unlessLeft({ parts, done: parts.length }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, races, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, again };
}
