import type { Run } from './run.ts';
import { SOURCE_LABELS } from './source-name.ts';
import { placeText } from './source-tracks.ts';

function countText({ expected, received: count }: Run): string {
  if (expected === null) return count === 0 ? 'nothing new' : `${count} fetched`;
  return `${count} of ${expected} fetched`;
}

/** The state of a run, in a sentence for people. */
export function runText(run: Run): string {
  const { source, track, status, faults: failures } = run;
  const day = placeText(track, run.day);
  const label = SOURCE_LABELS[source];
  const why = failures.map(({ sentence }) => ` ${sentence}`).join('');
  switch (status) {
    case 'running':
      return `Syncing ${label} data for ${day}`;
    case 'success':
      return `${label} for ${day}: ${countText(run)}.`;
    case 'partial':
      return `${label} for ${day} is partial, ${countText(run)}.${why}`;
    case 'failed':
      return `${label} for ${day} failed.${why}`;
  }
}
