import { QueryClientProvider } from '@tanstack/react-query';
import type { KeyboardEvent, MouseEvent } from 'react';
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { queryClient } from '#api/api.ts';
import { isOfTrack, Link, navigate, TrackProvider, useRaceDay, useTrack } from '#frame/frame.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { classNames, SaddleCloth } from '#kit/kit.ts';
import { apps } from '../apps.ts';
import { barLinks } from '../navigation.ts';
import type { Destination } from './destinations.ts';
import { found, optionAfter, pagesAt, pagesOf, placesOf, tracksOf } from './destinations.ts';
import { namedComparisons } from './named-comparison.ts';

const pages = pagesOf(apps, barLinks);
const movingKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

/** What answers to typed words: horses side by side, the chosen track's card, the pages, and the other tracks. */
function useDestinations(): (typed: string) => readonly Destination[] {
  const { day, isFlagship } = useRaceDay();
  const { name, slug, tracks } = useTrack();
  const races = day?.races;
  const all = useMemo(
    () => [
      ...(races ? placesOf({ races }, isFlagship ? null : name) : []),
      ...pagesAt(pages, name),
      ...tracksOf(tracks.filter((track) => track.slug !== slug)),
    ],
    [races, isFlagship, name, slug, tracks],
  );
  return useCallback(
    (typed: string) => [...namedComparisons(races ?? [], typed), ...found(all, typed)],
    [races, all],
  );
}

type OptionProps = {
  readonly destination: Destination;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onGo: (href: string) => void;
};

const Option = memo(function Option({ destination, id, isChosen, onGo }: OptionProps) {
  const { label, hint, href, kind, programNumber } = destination;
  return (
    <Link
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classNames('palette-option', isChosen && 'palette-chosen')}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo(href);
      }}
    >
      <span className="palette-kind">
        {programNumber === null ? kind.replace(/s$/, '') : <SaddleCloth number={programNumber} />}
      </span>
      <span className="palette-words">
        <strong>{label}</strong>
        <span className="small muted">{hint}</span>
      </span>
    </Link>
  );
});

/** The typed text, the matching destinations and the selected one; Enter opens it. */
function useSearch(id: string, onClose: () => void) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const answersTo = useDestinations();
  // The field renders before the list, and shows a typed letter before the list is filtered.
  const followed = useDeferredValue<string | null>(typed, null);
  const destinations = useMemo(() => (followed === null ? [] : answersTo(followed)), [answersTo, followed]);
  useEffect(() => {
    if (index < destinations.length)
      document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index, destinations]);
  const go = useGo(onClose);
  function type(text: string) {
    setTyped(text);
    setIndex(0);
  }
  function press(event: KeyboardEvent) {
    if (!movingKeys.has(event.key)) return;
    const answers = answersTo(typed);
    const next = optionAfter(event.key, index, answers.length);
    const destination = answers[index];
    if (next !== null) setIndex(next);
    else if (event.key === 'Enter' && destination) go(destination.href);
    else return;
    event.preventDefault();
  }
  return { typed, followed, destinations, index, type, press, go };
}

/** Navigates after the dialog has closed: until then nothing behind it can take the focus. */
const useGo = (onClose: () => void) =>
  useCallback(
    (href: string) => {
      onClose();
      setTimeout(() => navigate(href));
    },
    [onClose],
  );

type SearchState = ReturnType<typeof useSearch>;

function SearchInput({ id, search }: { readonly id: string; readonly search: SearchState }) {
  const { typed, destinations, index, type, press } = search;
  return (
    <input
      // The dialog looks for this when it opens.
      ref={(input) => input?.setAttribute('autofocus', '')}
      type="text"
      role="combobox"
      aria-label="Race, horse or page"
      aria-expanded={destinations.length > 0}
      aria-controls={`${id}-list`}
      aria-activedescendant={destinations[index] && `${id}-${index}`}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder="Race, horse or page"
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
    />
  );
}

function Search({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const search = useSearch(id, onClose);
  const { followed, destinations, index, go } = search;
  return (
    <div className="palette">
      <SearchInput id={id} search={search} />
      <p className="visually-hidden" role="status">
        {followed !== null && (destinations.length === 0 ? 'Nothing found' : `${destinations.length} found`)}
      </p>
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label="Where to go">
        {destinations.map((destination, place) => (
          <Option
            key={`${destination.kind} ${destination.href}`}
            id={`${id}-${place}`}
            destination={destination}
            isChosen={place === index}
            onGo={go}
          />
        ))}
      </div>
      {followed !== null && destinations.length === 0 && (
        <p className="muted">Nothing today matches “{followed.trim()}”.</p>
      )}
    </div>
  );
}

/** Finds a race, a horse or a page by typing, and goes there. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog open title="Go to" onClose={onClose}>
        <TrackProvider isAbout={isOfTrack(location.pathname)}>
          <Search onClose={onClose} />
        </TrackProvider>
      </Dialog>
    </QueryClientProvider>
  );
}
