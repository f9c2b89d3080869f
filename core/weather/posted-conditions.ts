import { courseOf, type Surface } from '../card/surface.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { GoingEstimate } from './going.ts';

/** The condition in the track's own words, for the surfaces it named: `Sloppy (Sealed)`. */
export interface PostedConditions {
  readonly conditions: Readonly<Partial<Record<Surface, string>>>;
  readonly provenance: Provenance;
  /** Since when its source has posted a surface's condition, where that is earlier than this posting. */
  readonly since?: Readonly<Partial<Record<Surface, Instant>>>;
  /** Who posted the condition of a surface, where several sources did. */
  readonly by?: Readonly<Partial<Record<Surface, Provenance>>>;
}

const surfacesOf = (posted: PostedConditions): readonly Surface[] =>
  Object.keys(posted.conditions) as Surface[];

/** Since when a source has posted a surface's condition. */
export const postedSince = ({ since, provenance }: PostedConditions, surface: Surface): Instant =>
  since?.[surface] ?? provenance.at;

/** The posting, with since when its source has posted each condition; `before` is the source's last posting. */
export function withSince(posted: PostedConditions, before: PostedConditions | null): PostedConditions {
  const entries = surfacesOf(posted).flatMap((surface) => {
    const isSame = before !== null && before.conditions[surface] === posted.conditions[surface];
    const moment = posted.since?.[surface] ?? (isSame ? postedSince(before, surface) : posted.provenance.at);
    return moment === posted.provenance.at ? [] : [[surface, moment] as const];
  });
  const { since: _, ...rest } = posted;
  return entries.length === 0 ? rest : { ...rest, since: Object.fromEntries(entries) };
}

/**
 * The postings of several sources combined: for each surface the latest condition. `postings` come in order of
 * precedence; null without any condition.
 */
export function joinedPostings(postings: readonly PostedConditions[]): PostedConditions | null {
  const named = postings.filter((posting) => surfacesOf(posting).length > 0);
  const [first, ...others] = named.filter(({ provenance }) => provenance.tier === named[0]?.provenance.tier);
  if (first === undefined || others.length === 0) return first ?? null;
  const last = new Map<Surface, PostedConditions>();
  for (const posting of [first, ...others])
    for (const surface of surfacesOf(posting)) {
      const before = last.get(surface);
      if (before === undefined || postedSince(posting, surface) > postedSince(before, surface))
        last.set(surface, posting);
    }
  return {
    conditions: Object.fromEntries(
      [...last].map(([surface, posting]) => [surface, posting.conditions[surface]]),
    ),
    provenance: first.provenance,
    by: Object.fromEntries([...last].map(([surface, { provenance }]) => [surface, provenance])),
  };
}

/** Whether two postings name the same conditions of the same surfaces. */
export function isSamePosting(
  { conditions: firstConditions }: PostedConditions,
  { conditions: secondConditions }: PostedConditions,
): boolean {
  const surfaces = new Set([
    ...Object.keys(firstConditions),
    ...Object.keys(secondConditions),
  ]) as ReadonlySet<Surface>;
  return [...surfaces].every((surface) => firstConditions[surface] === secondConditions[surface]);
}

/** The condition of a surface, and whether the track posted it or the rain makes it likely. */
export interface SurfaceCondition {
  readonly condition: string;
  readonly basis: 'posted' | 'estimate';
  readonly provenance: Provenance;
}

/** What the rain makes of a surface; none of it is known of synthetic ones and of jumps. */
function estimated(surface: Surface, estimate: GoingEstimate | null): string | null {
  const { footing } = courseOf(surface);
  if (footing === 'dirt') return estimate?.dirt ?? null;
  return footing === 'turf' ? (estimate?.turf ?? null) : null;
}

/** The condition of a surface: the track's own posting, else the estimate from the rain; null without either. */
export function surfaceCondition(
  surface: Surface,
  word: PostedConditions | null,
  estimate: GoingEstimate | null,
): SurfaceCondition | null {
  const posted = word?.conditions[surface]?.trim() ?? '';
  if (word !== null && posted !== '')
    return { condition: posted, basis: 'posted', provenance: word.by?.[surface] ?? word.provenance };
  const likely = estimated(surface, estimate);
  if (likely === null || estimate === null) return null;
  return { condition: likely, basis: 'estimate', provenance: estimate.provenance };
}

/** Whether a surface is sealed: only the track can say so; null while it has posted nothing for the surface. */
export const isSealed = (current: SurfaceCondition | null): boolean | null =>
  current?.basis === 'posted' ? /sealed/i.test(current.condition) : null;
