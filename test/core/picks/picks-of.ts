import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { Analysis } from '#core/picks/analysis/analysis.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { aProvenance } from '#test/support/a-card.ts';

const analysis = analysisFor({ isKeySet: false });
/** The morning of the invented race day. */
export const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;

/** The recommendation for a race on that morning, with what is chosen in `config/models` or with something else. */
export const recommendOn = (race: Race, change: Partial<Analysis> = {}): Recommendation =>
  recommend(evidenceOf(race, new Map(), MORNING), { ...analysis, ...change }, aProvenance());
