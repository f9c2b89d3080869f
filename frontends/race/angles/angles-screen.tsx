import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState, useQueryValue } from '#frame/frame.ts';
import { TrackSelect, useTracksShown } from '#frame/tracks/tracks.ts';
import { Button, Card, Empty, numbered, SelectField } from '#kit/kit.ts';
import type { CardAngle } from './angle-queries.ts';
import {
  anglesQuery,
  daysChoices,
  daysOf,
  examples,
  searchQuery,
  usualDays,
  whenChoices,
  whenOf,
} from './angle-queries.ts';
import { AngleRecord } from './angle-record.tsx';
import { Builder } from './builder.tsx';
import { FoundRaces } from './found-races.tsx';
import { SavedSearches } from './saved-searches.tsx';
import type { Line } from './search-text.ts';
import { linesOf, textOf } from './search-text.ts';

/** What the address searches for, where and over which days. */
function useSearch() {
  const [find, setFind] = useQueryValue('find');
  const [requestedWhen, setWhen] = useQueryValue('when');
  const [requestedDays, setDays] = useQueryValue('days');
  const [when, days] = [whenOf(requestedWhen), daysOf(requestedDays)];
  const { track, field } = useTracksShown('all');
  const query = useQuery(searchQuery({ find: find ?? '', when, days, track }));
  return { find: find ?? '', setFind, when, setWhen, days, setDays, field, query };
}

type SearchOnScreen = ReturnType<typeof useSearch>;

function Days({ search: { when, setWhen, days, setDays, field } }: { readonly search: SearchOnScreen }) {
  return (
    <div className="row">
      <SelectField
        label="Show starters of"
        choices={whenChoices}
        value={when}
        onChange={({ target }) => setWhen(target.value === 'today' ? null : target.value)}
      />
      <SelectField
        label="Count the record over"
        choices={daysChoices}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value) === usualDays ? null : target.value)}
      />
      {field}
    </div>
  );
}

function Examples({ onOpen }: { readonly onOpen: (find: string) => void }) {
  return (
    <Empty title="Choose angles above, or begin with one of these">
      <div className="stack">
        {examples.map(({ label, find }) => (
          <Button key={find} onClick={() => onOpen(find)}>
            {label}
          </Button>
        ))}
      </div>
    </Empty>
  );
}

function Found({ search }: { readonly search: SearchOnScreen }) {
  return (
    <QueryState query={search.query} what="the starters" shape="cards" count={3}>
      {(data) => {
        const horses = data.races.reduce((sum, race) => sum + race.horses.length, 0);
        return (
          <>
            <Card title="What such starters did">
              <p className="angle-words">{data.words}</p>
              <AngleRecord record={data.record} />
            </Card>
            <Card
              title={
                horses === 0
                  ? 'Starters'
                  : `${numbered(horses, 'starter')} in ${numbered(data.races.length, 'race')}`
              }
            >
              <FoundRaces search={data} />
            </Card>
          </>
        );
      }}
    </QueryState>
  );
}

function AnglesOf({
  angles,
  search,
}: {
  readonly angles: readonly CardAngle[];
  readonly search: SearchOnScreen;
}) {
  const { find, setFind } = search;
  const [draft, setDraft] = useState<{ readonly find: string; readonly lines: readonly Line[] } | null>(null);
  const found = linesOf(find);
  const isKnown = found?.flat().every(({ name }) => angles.some((angle) => angle.name === name));
  const lines = draft?.find === find ? draft.lines : isKnown ? found : null;
  function open(next: string) {
    setDraft(null);
    setFind(next);
  }
  return (
    <>
      {lines === null ? (
        <Card title="Find starters">
          <p>This search cannot be shown line by line.</p>
          <Button onClick={() => open('')}>Start a new one</Button>
        </Card>
      ) : (
        <Builder
          angles={angles}
          lines={lines}
          isSearching={search.query.isFetching}
          onChange={(next) => setDraft({ find, lines: next })}
          onSearch={() => open(textOf(lines))}
        />
      )}
      <SavedSearches find={find} onOpen={open} />
      <Days search={search} />
      <div aria-live="polite" className="stack">
        {find === '' ? <Examples onOpen={open} /> : <Found search={search} />}
      </div>
    </>
  );
}

/** Angles over the card: a search in lines, the starters it finds, and what such starters did. */
export function AnglesScreen() {
  const search = useSearch();
  const angles = useQuery(anglesQuery);
  return (
    <div className="page angles-screen">
      <div className="page-head">
        <div>
          <h1>Angles</h1>
          <p className="muted">Starters that fit, and what such starters did before.</p>
        </div>
        <TrackSelect />
      </div>
      <QueryState query={angles} what="the angles" shape="cards" count={2}>
        {(all) => <AnglesOf angles={all} search={search} />}
      </QueryState>
    </div>
  );
}
