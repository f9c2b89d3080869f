import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { ask } from '#api/api.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Badge, classNames } from '#kit/kit.ts';
import { useMyTracks } from './my-tracks.ts';
import type { RacingToday } from './track-order.ts';
import { foundTracks, orderedTracks, racingToday, todayText } from './track-order.ts';
import { TrackStar } from './track-star.tsx';

type Track = {
  readonly slug: string;
  readonly displayName: string;
  readonly name: string;
  readonly isActive: boolean;
};

const minute = 60_000;
const todayQuery = { ...ask('GET /api/racing/today'), staleTime: minute, gcTime: 10 * minute } as const;

/** What each track is running today; empty until known. */
function useRacingToday(): ReadonlyMap<string, RacingToday> {
  const today = useQuery(todayQuery).data;
  return today ? racingToday(today) : new Map();
}

type RowProps = {
  readonly track: Track;
  readonly isChosen: boolean;
  readonly today: RacingToday | undefined;
  readonly onChoose: (slug: string) => void;
};

function TrackButton({ track, isChosen, today, onChoose }: RowProps) {
  const said = [todayText(today), !track.isActive && !today && 'inactive'].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={classNames('track-row', isChosen && 'track-row-chosen')}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(track.slug)}
    >
      <strong>{track.displayName}</strong>
      {today && <Badge tone="green">today</Badge>}
      <span className="small muted">{said}</span>
    </button>
  );
}

/** Moves the focus up and down through the search field and the tracks. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .track-row')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

type TrackListProps = {
  readonly slug: string;
  readonly tracks: readonly Track[];
  readonly choose: (slug: string) => void;
  readonly onClose: () => void;
};

/** The field that narrows the list; Enter picks the first match. */
function Search({ first, onType }: { first: (() => void) | null; onType: (text: string) => void }) {
  return (
    <input
      // The dialog looks for this when it opens.
      ref={(input) => input?.setAttribute('autofocus', '')}
      type="search"
      aria-label="Find a track"
      placeholder="Find a track"
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && first?.()}
    />
  );
}

/** Every track with a card, results or a source: those of today first, the member's own marked with a star. */
export function TrackList({ slug, tracks, choose, onClose }: TrackListProps) {
  const [typed, setTyped] = useState('');
  const { mine, canChange, toggle } = useMyTracks();
  const today = useRacingToday();
  // A star pressed here marks its track at once; it moves up when the list is next opened.
  const ordering = useRef(mine);
  const found = foundTracks(orderedTracks(tracks, ordering.current, today), typed);
  const take = (next: string) => {
    onClose();
    choose(next);
  };
  const [first] = found;
  return (
    <Dialog open title="Choose a track" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className="track-list" onKeyDown={moveFocus}>
        <Search first={first ? () => take(first.slug) : null} onType={setTyped} />
        <p className="visually-hidden" role="status">
          {found.length === 1 ? '1 track' : `${found.length} tracks`}
        </p>
        <ul aria-label="Tracks">
          {found.map((track) => (
            <li key={track.slug}>
              {canChange && <TrackStar track={track} isMine={mine.includes(track.slug)} onToggle={toggle} />}
              <TrackButton
                track={track}
                isChosen={track.slug === slug}
                today={today.get(track.slug)}
                onChoose={take}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="muted">No track matches “{typed.trim()}”.</p>}
      </div>
    </Dialog>
  );
}
