/** The North American time zones that tracks use. */
export type ZoneName =
  | 'eastern'
  | 'central'
  | 'mountain'
  | 'arizona'
  | 'pacific'
  | 'atlantic'
  | 'saskatchewan';

const ZONES: Readonly<Record<ZoneName, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  atlantic: 'America/Puerto_Rico',
  saskatchewan: 'America/Regina',
};

export const ZONE_NAMES = Object.keys(ZONES) as readonly ZoneName[];

/** The IANA name of a zone. */
export const zoneNamed = (name: ZoneName): string => ZONES[name];

export const isZoneName = (text: string): text is ZoneName => Object.hasOwn(ZONES, text);

/** Other IANA names for the same time. */
const SAME_CLOCK: ReadonlyMap<string, ZoneName> = new Map(
  Object.entries({
    'America/Toronto': 'eastern',
    'America/Detroit': 'eastern',
    'America/Indiana/Indianapolis': 'eastern',
    'America/Kentucky/Louisville': 'eastern',
    'America/Montreal': 'eastern',
    'US/Eastern': 'eastern',
    'America/Winnipeg': 'central',
    'US/Central': 'central',
    'America/Boise': 'mountain',
    'America/Edmonton': 'mountain',
    'US/Mountain': 'mountain',
    'America/Vancouver': 'pacific',
    'America/Tijuana': 'pacific',
    'US/Pacific': 'pacific',
  } as const),
);

/** The zone of an IANA name (`America/Denver`) or a plain name (`mountain`); null for one no track uses. */
export function zoneNameOf(zone: string): ZoneName | null {
  if (isZoneName(zone)) return zone;
  return ZONE_NAMES.find((name) => ZONES[name] === zone) ?? SAME_CLOCK.get(zone) ?? null;
}
