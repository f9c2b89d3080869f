/** The source of everything that is entered by hand. */
export const DESK_SOURCE = "Stewards' desk";

/** Who entered something by hand. */
export interface DeskPerson {
  /** A member's id; null for the operator at the terminal. */
  readonly id: string | null;
  /** As people know them: `Robin Lane`, `Operator`. */
  readonly name: string;
}

/** Which entry of the desk it is, and whose. */
export interface DeskMark {
  readonly id: string;
  readonly by: DeskPerson;
}

/** `Stewards' desk, by Robin Lane`. */
export const deskText = ({ by }: Pick<DeskMark, 'by'>): string => `${DESK_SOURCE}, by ${by.name}`;
