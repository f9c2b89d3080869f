import type { Run } from './run.ts';
import { SOURCE_LABELS } from './source-name.ts';

function cameText({ expected, brought }: Run): string {
  if (expected === null) return brought === 0 ? 'nothing new' : `${brought} brought`;
  return `${brought} of ${expected} brought`;
}

/** How a run stands, in a sentence for people. */
export function runText(run: Run): string {
  const { source, day, status, faults: failures } = run;
  const label = SOURCE_LABELS[source];
  const why = failures.map(({ sentence }) => ` ${sentence}`).join('');
  switch (status) {
    case 'running':
      return `Syncing ${label} data for ${day}`;
    case 'success':
      return `${label} for ${day}: ${cameText(run)}.`;
    case 'partial':
      return `${label} for ${day} is partial, ${cameText(run)}.${why}`;
    case 'failed':
      return `${label} for ${day} failed.${why}`;
  }
}
