import { useMutation } from '@tanstack/react-query';
import { log, sentenceOf } from '#api/api.ts';
import { toasts, useTrack } from '#frame/frame.ts';
import { Button, count, RefreshIcon } from '#kit/kit.ts';
import { refreshRace } from './day-picks.ts';
import type { Recommendation } from './picks-rules.ts';
import { refreshToast } from './picks-rules.ts';

type RefreshRaceProps = {
  readonly raceNumber: number;
  readonly onFresh: (fresh: Recommendation) => void;
};

function useRefresh({ raceNumber, onFresh }: RefreshRaceProps) {
  const { slug } = useTrack();
  return useMutation({
    mutationFn: () => refreshRace(slug, raceNumber),
    onSuccess: (answer) => {
      if (answer === null) return;
      onFresh(answer.recommendation);
      toasts.show(refreshToast(answer));
    },
    onError: (error) => log.error(`Could not refresh race ${raceNumber}`, error),
  });
}

/** Refreshes one race and says which odds it got. */
export function RefreshRace(props: RefreshRaceProps) {
  const { raceNumber } = props;
  const refresh = useRefresh(props);
  return (
    <span className="refresh-race">
      <Button
        tone="quiet"
        icon={<RefreshIcon size={16} />}
        busy={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        Refresh <span className="visually-hidden">race {count(raceNumber)}</span>
      </Button>
      {refresh.isError && (
        <span role="alert" className="field-error">
          {sentenceOf(refresh.error, `Couldn’t refresh race ${count(raceNumber)}.`)}
        </span>
      )}
    </span>
  );
}
