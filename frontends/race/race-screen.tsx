import { HttpError, sentenceOf } from '#api/api.ts';
import { lazyPart, QueryFailure, QueryState, useQueryValue, useTrack } from '#frame/frame.ts';
import { RaceStrip, useCardOfDay, useRacingNow } from '#frame/races/races.ts';
import { Fold, Tabs } from '#kit/controls/controls.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { CardProvenance, count, links, PartBoundary, raceDay, withDaysInWords } from '#kit/kit.ts';
import { FieldAtAGlance } from './field/field-at-a-glance.tsx';
import { RaceHead } from './head/race-head.tsx';
import { NextRace } from './next-race.tsx';
import type { AtPath } from './race-address.ts';
import { raceAddressOf } from './race-address.ts';
import { useRaceKeys } from './race-keys.ts';
import type { RaceTabProps } from './race-tab.ts';
import { chosenTab, raceTabs } from './race-tabs.ts';
import { WhatIfBar } from './what-if/what-if-bar.tsx';

type OneRaceProps = {
  readonly slug: string;
  readonly day: DayOfRaces;
  readonly race: Race;
  readonly isOld: boolean;
  readonly isCompared: boolean;
};

const NoSuchRace = lazyPart(async () => (await import('./no-such-race.tsx')).NoSuchRace);
const CompareChoice = lazyPart(async () => (await import('./compare/compare-choice.tsx')).CompareChoice);
const Compare = lazyPart(async () => (await import('./compare/compare.tsx')).Compare);

/** The field with its what-if and its tabs. */
function FieldAndTabs({ slug, day, race, now }: RaceTabProps) {
  const [tab, setTab] = useQueryValue('tab');
  const current = chosenTab(tab);
  return (
    <>
      <WhatIfBar key={race.id} slug={slug} race={race} now={now} />
      <PartBoundary data={race}>
        <FieldAtAGlance race={race} now={now} />
      </PartBoundary>
      {race.entries.length > 1 && (
        <Fold key={`compare ${race.id}`} summary="Compare horses" className="compare-choice">
          {() => <CompareChoice slug={slug} race={race} />}
        </Fold>
      )}
      {current && (
        <Tabs
          label={`Race ${count(race.raceNumber)}`}
          chosen={current.key}
          onChoose={setTab}
          tabs={raceTabs.map(({ key, label, part: Part }) => ({
            key,
            label,
            panel: () => <Part slug={slug} day={day} race={race} now={now} />,
          }))}
        />
      )}
    </>
  );
}

function OneRace({ slug, day, race, isOld, isCompared }: OneRaceProps) {
  const { name } = useTrack();
  const now = useRacingNow();
  const [tab] = useQueryValue('tab');
  useRaceKeys(slug, race, day.races);
  return (
    <div className="page race-page">
      <RaceStrip
        races={day.races}
        now={now}
        chosen={race}
        isDemo={day.isDemo}
        hrefOf={(other) => links.race(slug, other.day, other.raceNumber, tab ?? undefined)}
      />
      <PartBoundary data={race}>
        <RaceHead race={race} trackName={name} now={now} />
      </PartBoundary>
      {isCompared ? (
        <Compare slug={slug} race={race} />
      ) : (
        <FieldAndTabs slug={slug} day={day} race={race} now={now} />
      )}
      <CardProvenance day={day} isOld={isOld} />
    </div>
  );
}

type NamedRace = {
  readonly slug: string;
  readonly date: string;
  readonly raceNumber: number;
  readonly isCompared: boolean;
};

function RaceOfCard({ slug, date, raceNumber, isCompared }: NamedRace) {
  const { name } = useTrack();
  const card = useCardOfDay(slug, date);
  if (card.error instanceof HttpError && card.error.status === 404 && !card.data)
    return <NoSuchRace title={withDaysInWords(sentenceOf(card.error, ''))} slug={slug} date={null} />;
  if (card.error !== null && !card.data)
    return (
      <div className="page-error">
        <QueryFailure query={card} failed="Couldn’t load the race" />
      </div>
    );
  return (
    <QueryState
      query={card}
      what="the race"
      loading={
        <div className="page screen-coming">
          <h1 className="visually-hidden">Race {count(raceNumber)}</h1>
        </div>
      }
    >
      {(day) => {
        const race = day.races.find((candidate) => candidate.raceNumber === raceNumber);
        if (race)
          return <OneRace slug={slug} day={day} race={race} isOld={card.isError} isCompared={isCompared} />;
        return (
          <NoSuchRace
            title={`${name} has no race ${count(raceNumber)} on ${raceDay(date)}.`}
            slug={slug}
            date={date}
            raceNumbers={day.races.map((known) => known.raceNumber)}
          />
        );
      }}
    </QueryState>
  );
}

/** One race and everything about it; without a race in its path the next one to run is opened. */
export function RaceScreen({ path }: AtPath) {
  const { slug } = useTrack();
  const address = raceAddressOf(path);
  if (address.kind === 'race') return <RaceOfCard {...address} slug={slug} />;
  if (address.kind === 'bad') return <NoSuchRace title={address.reason} slug={slug} date={null} />;
  return <NextRace slug={slug} date={address.date} />;
}
