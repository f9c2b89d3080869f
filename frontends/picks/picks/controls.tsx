import type { ReactNode } from 'react';
import { Alert, Button, RefreshIcon, trackDayTime } from '#kit/kit.ts';
import type { DayPicksState } from './day-picks.ts';
import type { controlsOn } from './host.ts';
import { cacheNotice, showsGenerate } from './picks-rules.ts';

type Host = ReturnType<typeof controlsOn>;

function statusLine({ picks, isMaking, hasFailed, progress }: DayPicksState): string {
  if (progress) return `Refreshing Race ${progress.at} of ${progress.of}`;
  if (isMaking) return 'Making the picks';
  if (picks?.recommendations.length === 0) return 'No picks for this day yet.';
  if (picks) return cacheNotice(picks) ?? 'Fresh picks.';
  return hasFailed ? 'Couldn’t make the picks.' : '';
}

type ControlsProps = { readonly state: DayPicksState; readonly host: Host };

function Buttons({ state, host, children }: ControlsProps & { readonly children?: ReactNode }) {
  const { picks, isMaking, isForcing, progress } = state;
  const isBusy = isForcing || progress !== null;
  const hasPicks = picks !== null && picks.recommendations.length > 0;
  return (
    <div className="row picks-buttons">
      {children}
      {showsGenerate({ hasPicks, isGenerating: isMaking, isAutoLoaded: state.isAutoLoaded }) && (
        <Button tone="primary" onClick={state.generate}>
          Generate AI Picks
        </Button>
      )}
      {hasPicks && (
        <Button icon={<RefreshIcon size={16} />} busy={isMaking} disabled={isBusy} onClick={state.regenerate}>
          Regenerate AI Picks
        </Button>
      )}
      <HostButtons state={state} host={host} isBusy={isMaking || isBusy} />
    </div>
  );
}

/** What only some hosts offer. */
function HostButtons({ state, host, isBusy }: ControlsProps & { readonly isBusy: boolean }) {
  return (
    <>
      {host.canForce && (
        <Button busy={state.isForcing} inactive={isBusy} onClick={state.force}>
          Force Refresh All
        </Button>
      )}
      {host.canRefreshPage && (
        <Button busy={state.progress !== null} inactive={isBusy} onClick={() => void state.refreshAll()}>
          Refresh Page
        </Button>
      )}
    </>
  );
}

/** How old the picks are, who made them, and the buttons that refresh them. */
export function PicksControls({
  state,
  host,
  children,
}: ControlsProps & {
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  return (
    <header className="picks-head">
      <div>
        <h2 id="picks-heading">Race by race</h2>
        <p className="picks-status" role="status">
          {statusLine(state)}
          {state.picks !== null && state.picks.recommendations.length > 0 && (
            <span className="muted">
              {' '}
              {[`Made ${trackDayTime(state.picks.timestamp)}`, state.picks.analysedBy]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </p>
      </div>
      <Buttons state={state} host={host}>
        {children}
      </Buttons>
      {state.problem && <Alert tone="error" title={state.problem} />}
    </header>
  );
}
