import { InvalidArgumentError } from 'commander';
import { ZONE_NAMES, type ZoneName, zoneNameOf } from '#core/card/tracks/zones.ts';
import { listText } from '#core/kernel/text.ts';

/** A time zone on the command line: `America/Denver` or `mountain`. */
export function zoneArgument(text: string): ZoneName {
  const zone = zoneNameOf(text);
  if (zone !== null) return zone;
  const choices = listText(ZONE_NAMES, 'or');
  throw new InvalidArgumentError(
    `Use a North American time zone: ${choices}, or a name such as America/Denver.`,
  );
}
