import { Badge, properName, type Race } from '#kit/kit.ts';

type Fielded = Pick<Race, 'entries'>;

/** `#3 Paper Lantern front wraps on, #5 Low Tide tongue tie off`; null where no equipment was announced after the card. */
export function equipmentLineText({ entries }: Fielded): string | null {
  const announced = entries
    .filter(({ scratchStatus }) => !scratchStatus)
    .flatMap(({ programNumber, horseName, equipment = [] }) =>
      equipment.map((text) => `#${programNumber} ${properName(horseName)} ${text.toLowerCase()}`),
    );
  return announced.length === 0 ? null : announced.join(', ');
}

/** The equipment announced after the card; nothing where none was. */
export function EquipmentLine({ race }: { readonly race: Fielded }) {
  const text = equipmentLineText(race);
  if (text === null) return null;
  return (
    <p className="small">
      <Badge tone="orange">Equipment</Badge> {text}
    </p>
  );
}
