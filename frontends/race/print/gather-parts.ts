import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { connection } from '#api/api.ts';
import { predictionsQuery } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { formQuery } from '../form/form-query.ts';
import { fieldQuery } from '../race-calls.ts';
import type { RaceParts } from './race-parts.ts';

/** Races read at the same time. */
const atOnce = 3;

/** What is known after a read: the answer, or the last one before where none came, with when it came. */
type Known<Value> = { readonly value: Value | null; readonly readAt: number | null; readonly isOld: boolean };

type Readable<Value> = {
  readonly queryKey: readonly unknown[];
  readonly read: () => Promise<Value | null>;
};

async function known<Value>(client: QueryClient, { queryKey, read }: Readable<Value>): Promise<Known<Value>> {
  let isOld = false;
  try {
    await read();
  } catch {
    isOld = true;
  }
  const state = client.getQueryState<Value | null>(queryKey);
  const value = state?.data ?? null;
  return { value, readAt: value === null ? null : (state?.dataUpdatedAt ?? null), isOld };
}

/** Reads what is printed of a race. Where no answer comes, the last one is printed with its time. */
export async function partsOf(client: QueryClient, race: Race): Promise<RaceParts> {
  const { trackSlug, day, raceNumber } = race;
  const queries = {
    form: formQuery(trackSlug, day, raceNumber),
    field: fieldQuery(race),
    predictions: predictionsQuery(race.id),
  };
  const [form, field, predictions] = await Promise.all([
    known(client, { queryKey: queries.form.queryKey, read: () => client.fetchQuery(queries.form) }),
    known(client, { queryKey: queries.field.queryKey, read: () => client.fetchQuery(queries.field) }),
    known(client, {
      queryKey: queries.predictions.queryKey,
      read: () => client.fetchQuery(queries.predictions),
    }),
  ]);
  const found = [form, field, predictions];
  const times = found.flatMap(({ readAt }) => readAt ?? []);
  return {
    race,
    form: form.value,
    field: field.value,
    predictions: predictions.value,
    readAt: times.length === 0 ? null : Math.min(...times),
    isOld: found.some(({ value, isOld }) => isOld && value !== null),
  };
}

/** Reads the races a few at a time; `report` hears each one that is done. Begins no race once nobody listens. */
export async function readRaces(
  client: QueryClient,
  races: readonly Race[],
  { report, isWanted }: { readonly report: (parts: RaceParts) => void; readonly isWanted: () => boolean },
): Promise<void> {
  const waiting = [...races];
  async function lane(): Promise<void> {
    for (let race = waiting.shift(); race !== undefined && isWanted(); race = waiting.shift()) {
      const parts = await partsOf(client, race);
      if (isWanted()) report(parts);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
}

type Gathered = {
  /** Null until all races have been read once. */
  readonly parts: readonly RaceParts[] | null;
  /** Races read so far. */
  readonly done: number;
  readonly again: () => void;
};

/**
 * What is printed of these races. When they change, and when the server answers again, they are read again: what stands
 * stays until its race has been read. A part that cannot be read is null and stops no other.
 */
export function useRaceParts(races: readonly Race[]): Gathered {
  const client = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<string, RaceParts>>(new Map());
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again what could not be read
  useEffect(() => {
    let isWanted = true;
    void readRaces(client, races, {
      report: (parts) => setFound((before) => new Map(before).set(parts.race.id, parts)),
      isWanted: () => isWanted,
    });
    return () => {
      isWanted = false;
    };
  }, [client, races, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => connection.onChange(() => !connection.current().isLost && again()), [again]);
  const parts = useMemo(
    () =>
      races
        .flatMap(({ id }) => found.get(id) ?? [])
        .toSorted((a, b) => a.race.raceNumber - b.race.raceNumber),
    [races, found],
  );
  return { parts: parts.length === races.length ? parts : null, done: parts.length, again };
}
