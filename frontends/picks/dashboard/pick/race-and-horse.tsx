import { useQuery } from '@tanstack/react-query';
import { useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';
import { entriesQuery, racesQuery } from '../questions.ts';
import type { Draft } from './draft.ts';
import { hasSecond, horseChoice, inRace, raceChoice, racesOf } from './draft.ts';

const nothing = (label: string) => ({ value: '', label });
const usualTrackId = 184;

function firstRace(query: { readonly isPending: boolean; readonly isError: boolean }, count: number): string {
  if (query.isPending) return 'Loading the races';
  if (query.isError) return 'Couldn’t load the races';
  return count === 0 ? 'No races at this track today' : 'Choose a race';
}

function firstHorse(
  raceId: string,
  query: { readonly isFetching: boolean; readonly isError: boolean },
): string {
  if (raceId === '') return 'Choose a race first';
  if (query.isError) return 'No Racing Data Available';
  return query.isFetching ? 'Loading the horses' : 'Choose a horse';
}

type RaceAndHorseProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void };

/** Which race of the track, and which horse in it; of an exacta the two that come in first and second. */
export function RaceAndHorse({ draft, onChange }: RaceAndHorseProps) {
  const { track } = useTrack();
  const races = useQuery(racesQuery);
  const entries = useQuery({ ...entriesQuery(draft.raceId), enabled: draft.raceId !== '' });
  const offered = racesOf(races.data ?? [], track?.id ?? usualTrackId);
  const horses = draft.raceId === '' ? [] : (entries.data ?? []);
  const horseChoices = [nothing(firstHorse(draft.raceId, entries)), ...horses.map(horseChoice)];
  const isExacta = hasSecond(draft);
  return (
    <>
      <SelectField
        label="Race"
        name="race"
        choices={[nothing(firstRace(races, offered.length)), ...offered.map(raceChoice)]}
        value={draft.raceId}
        onChange={(event) => onChange(inRace(draft, event.target.value))}
      />
      <SelectField
        label={isExacta ? 'Horse to win' : 'Horse'}
        name="horse"
        disabled={draft.raceId === ''}
        choices={horseChoices}
        value={draft.horseId}
        onChange={(event) => onChange({ ...draft, horseId: event.target.value })}
      />
      {isExacta && (
        <SelectField
          label="Horse to run second"
          name="second-horse"
          disabled={draft.raceId === ''}
          choices={horseChoices.filter(({ value }) => value === '' || value !== draft.horseId)}
          value={draft.secondHorseId === draft.horseId ? '' : draft.secondHorseId}
          onChange={(event) => onChange({ ...draft, secondHorseId: event.target.value })}
        />
      )}
    </>
  );
}
