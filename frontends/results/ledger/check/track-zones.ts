import type { Zones } from './zones.ts';

/** Slugs of the tracks in each zone, for entries that name none. The script brings them: the site that is checked has no say in them. */
const slugsByZone: Readonly<Record<string, string>> = {
  'America/Denver': `
    albuquerque arapahoe-park energy-downs ruidoso-downs sunray-park sunland-park sweetwater-downs
    wyoming-downs zia-park alberta-downs blackfoot les-bois-park cassia-county-fair dixie-downs emmett
    great-falls jerome-county-fair laurel-brown miles-city millarville oneida-county-fair
    pocatello-downs rupert-downs sandy-downs weber-downs yellowstone-downs
  `,
  'America/Chicago': `
    arlington-park atokad canterbury-park columbus chippewa-downs delta-downs ellis-park
    evangeline-downs fanduel-fairmount north-dakota-horse-park fair-grounds fair-meadows fonner-park
    fairmount-park-old fairmount-park gillespie hawthorne sam-houston horsemens-park kentucky-downs
    louisiana-downs lincoln lone-star-park oaklawn prairie-meadows retama-park remington-park
    will-rogers-downs anthony-downs brown-county-fair blue-ribbon-downs fair-play-park fort-pierre
    manor-downs percy-warner the-woodlands
  `,
  'America/New_York': `
    aqueduct atlantic-city belmont-at-the-big-a belmont-park belterra-park colonial-downs calder
    charles-town delaware-park far-hills finger-lakes foxfield gulfstream-park gulfstream-park-west
    hialeah-park keeneland laurel-park meadowlands middleburg mountaineer monmouth-park montpelier
    mahoning-valley penn-national presque-isle-downs pimlico parx saratoga suffolk-downs
    tampa-bay-downs thistledown timonium turfway-park aiken ajax-downs beulah-park camden charleston
    charlotte fair-hill great-lakes-downs glyndon grand-national great-meadow genesee-valley
    hazel-park malvern monkton old-dominion-hounds pine-mountain-callaway pinnacle river-downs
    rockingham-park strawberry-hill shawan-downs tryon pennsylvania-hunt-cup willowdale winterthur
  `,
  'America/Winnipeg': 'assiniboia-downs',
  'America/Phoenix': `
    arizona-downs rillito turf-paradise cochise-county-fair-douglas santa-cruz-county-fair-sonoita
    yavapai-downs
  `,
  'America/Los_Angeles': `
    betfair-hollywood-park del-mar elko white-pine emerald-downs ferndale fresno golden-gate-fields
    grants-pass hollywood-park los-alamitos-night los-alamitos pleasanton portland-meadows
    crooked-river santa-anita sacramento santa-rosa tillamook eastern-oregon bay-meadows
    harney-county-fair barretts-meet-at-fairplex fairplex-park kamloops kin-park
    oak-tree-at-santa-anita oak-tree-at-hollywood-park oak-tree-at-pleasanton solano stockton
    sun-downs waitsburg walla-walla yakima-meadows
  `,
  'America/Kentucky/Louisville': 'churchill-downs',
  'America/Edmonton': 'century-mile century-downs grande-prairie lethbridge northlands-park stampede-park',
  'America/Puerto_Rico': 'camarero',
  'America/Toronto': 'fort-erie woodbine',
  'America/Indiana/Indianapolis': 'hoosier-park horseshoe-indianapolis',
  'America/Vancouver': 'hastings',
  'America/Regina': 'marquis-downs',
};

/** IANA zones of the listed tracks by slug. */
export const trackZones: Zones = new Map(
  Object.entries(slugsByZone).flatMap(([zone, slugs]) =>
    slugs
      .trim()
      .split(/\s+/)
      .map((slug) => [slug, zone] as const),
  ),
);
