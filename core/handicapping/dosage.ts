/** Aptitude of a chef-de-race, from speed to stamina. */
export const APTITUDES = ['brilliant', 'intermediate', 'classic', 'solid', 'professional'] as const;
type Aptitude = (typeof APTITUDES)[number];

/** Points by aptitude: `6-8-14-2-0`. */
type DosageProfile = Readonly<Record<Aptitude, number>>;

/** Chefs-de-race by sire name, with the one or two groups each is listed in. */
type ChefTable = ReadonlyMap<string, readonly Aptitude[]>;

/** A sire in a pedigree: generation 1 is the horse's own sire. */
interface PedigreeSire {
  readonly generation: 1 | 2 | 3 | 4;
  readonly name: string;
}

export interface Dosage {
  readonly profile: DosageProfile;
  readonly total: number;
  /** Speed over stamina; null without points, infinite without stamina. */
  readonly index: number | null;
  /** From -2 (stamina) to +2 (speed); null without points. */
  readonly center: number | null;
  /** Under ten points it says little. */
  readonly isThin: boolean;
}

const BY_GENERATION = { 1: 16, 2: 8, 3: 4, 4: 2 } as const;
const THIN = 10;

const plainName = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A table of chefs whatever way names are written. */
export const chefTable = (
  rows: readonly (readonly [name: string, groups: readonly Aptitude[]])[],
): ChefTable => new Map(rows.map(([name, groups]) => [plainName(name), groups]));

const NO_POINTS: DosageProfile = { brilliant: 0, intermediate: 0, classic: 0, solid: 0, professional: 0 };

/**
 * The profile of a pedigree: 16, 8, 4 and 2 points for a chef in the first, second, third and fourth generation, half
 * to each group of one listed in two. Sires of four generations stand in 15 places; a pedigree that lacks some has
 * points missing. Source: S. Roman, Dosage: Pedigree and Performance (2002).
 */
export function dosageProfile(sires: readonly PedigreeSire[], chefs: ChefTable): DosageProfile {
  const points: Record<Aptitude, number> = { ...NO_POINTS };
  for (const { generation, name } of sires) {
    const groups = chefs.get(plainName(name)) ?? [];
    for (const group of groups) points[group] += BY_GENERATION[generation] / groups.length;
  }
  return points;
}

/**
 * Index (B + I + C/2) / (C/2 + S + P) and center (2B + I - S - 2P) / total of a profile. Example: 6-8-14-2-0 has 30
 * points, index 2.33 and center 0.60.
 */
export function dosageOf(profile: DosageProfile): Dosage {
  const { brilliant, intermediate, classic, solid, professional } = profile;
  const total = brilliant + intermediate + classic + solid + professional;
  const speed = brilliant + intermediate + classic / 2;
  const stamina = classic / 2 + solid + professional;
  const lean = 2 * brilliant + intermediate - solid - 2 * professional;
  return {
    profile,
    total,
    index: total === 0 ? null : stamina === 0 ? Number.POSITIVE_INFINITY : speed / stamina,
    center: total === 0 ? null : lean / total,
    isThin: total < THIN,
  };
}

/** The profile of a printed line, `DP = 6-8-14-2-0 (30) DI = 2.33 CD = 0.60`; null when it contradicts itself or is none. */
export function readDosageLine(text: string): Dosage | null {
  const found = /DP\s*=\s*(\d+)-(\d+)-(\d+)-(\d+)-(\d+)\s*\((\d+)\)/i.exec(text);
  if (found === null) return null;
  const [brilliant = 0, intermediate = 0, classic = 0, solid = 0, professional = 0, total = 0] = found
    .slice(1)
    .map(Number);
  const dosage = dosageOf({ brilliant, intermediate, classic, solid, professional });
  return dosage.total === total ? dosage : null;
}
