/** What a race is run on. */
export type Surface = 'dirt' | 'turf' | 'inner-turf' | 'inner-dirt' | 'synthetic' | 'steeplechase' | 'hunt';

/** What form is compared on: form on one says little about another. A race over jumps is its own. */
export type Footing = 'turf' | 'dirt' | 'synthetic' | 'jumps';

/** A surface in the words of the product. */
export interface Course {
  /** `T` over grass, `D` otherwise. */
  readonly letter: 'D' | 'T';
  /** As printed: `Inner turf`. */
  readonly name: string;
  readonly footing: Footing;
}

const COURSES: Readonly<Record<Surface, Course>> = {
  dirt: { letter: 'D', name: 'Dirt', footing: 'dirt' },
  turf: { letter: 'T', name: 'Turf', footing: 'turf' },
  'inner-turf': { letter: 'T', name: 'Inner turf', footing: 'turf' },
  'inner-dirt': { letter: 'D', name: 'Inner dirt', footing: 'dirt' },
  synthetic: { letter: 'D', name: 'Synthetic', footing: 'synthetic' },
  steeplechase: { letter: 'T', name: 'Steeplechase', footing: 'jumps' },
  hunt: { letter: 'T', name: 'Hunt', footing: 'jumps' },
};

/** Every surface, the main track first. */
export const SURFACES = Object.keys(COURSES) as readonly Surface[];

export const courseOf = (surface: Surface): Course => COURSES[surface];

/** A flat race on grass. */
export const isTurf = (surface: Surface): boolean => courseOf(surface).footing === 'turf';

/** Whether form on one surface counts on the other; false where either is unknown. */
export const isSameFooting = (a: Surface | null, b: Surface | null): boolean =>
  a !== null && b !== null && courseOf(a).footing === courseOf(b).footing;
