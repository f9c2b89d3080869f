/** A piece of equipment that goes on or comes off today, as announced: `front wraps`, on. Blinkers are a fact of their own. */
export interface EquipmentChange {
  /** Lower case: `front wraps`, `tongue tie`, `mud calks`. */
  readonly gear: string;
  readonly isOn: boolean;
}

/** `Front wraps on`. */
export const equipmentText = ({ gear, isOn }: EquipmentChange): string =>
  `${gear.charAt(0).toUpperCase()}${gear.slice(1)} ${isOn ? 'on' : 'off'}`;

/** The equipment changes of a horse after one more: a piece is on or off, never both. */
export const withEquipment = (
  changes: readonly EquipmentChange[],
  change: EquipmentChange,
): readonly EquipmentChange[] => [...changes.filter(({ gear }) => gear !== change.gear), change];
