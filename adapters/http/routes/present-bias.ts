import type { BiasReport } from '#core/handicapping/bias/bias-report.ts';
import { presentProvenance } from './present-provenance.ts';

type Group = BiasReport['bias']['divisions'][number]['groups'][number];

const groupOf = ({ fair: [fairLeast, fairMost], pValue, ...group }: Group) => ({
  ...group,
  fairLeast,
  fairMost,
  byChance: pValue,
});

const STRONG = 80;
const MODERATE = 60;
/** The call documents a number; without a test its label is null. */
const NO_CONFIDENCE = 0;

function labelOf(confidence: number): 'strong' | 'moderate' | 'weak' {
  if (confidence >= STRONG) return 'strong';
  return confidence >= MODERATE ? 'moderate' : 'weak';
}

/** Track bias as the calls return it. */
export const presentBias = ({ track, from, to, spans, posts, bias, sentences, provenance }: BiasReport) => ({
  trackName: track?.displayName ?? 'All tracks',
  totalRaces: bias.races,
  dateRange: { start: from, end: to },
  dateRanges: spans.map((span) => ({ start: span.from, end: span.to })),
  confidence: bias.confidence ?? NO_CONFIDENCE,
  confidenceLabel: bias.confidence === null ? null : labelOf(bias.confidence),
  biasMetrics: {
    postPositionBias: Object.fromEntries(
      posts.map(({ post, wins, starts }) => [String(post), { wins, starts }]),
    ),
    divisions: bias.divisions.map(({ groups, ...division }) => ({
      ...division,
      groups: groups.map(groupOf),
    })),
  },
  recommendations: sentences,
  provenance: provenance === null ? null : presentProvenance(provenance),
});
