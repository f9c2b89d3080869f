import { readBrisnetCard } from '#adapters/files/brisnet-card/read-card.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { entriesPage } from '#adapters/sources/nyra/entries.ts';
import { cardDraft as offTrackDraft } from '#adapters/sources/off-track-betting/entries.ts';
import { CARD } from '#adapters/sources/off-track-betting/schema.ts';
import { cardDraft as racingApiDraft } from '#adapters/sources/the-racing-api/entries.ts';
import { ENTRIES } from '#adapters/sources/the-racing-api/schema.ts';
import { cardFromEntries } from '#core/card/card-from-entries.ts';
import type { Card } from '#core/card/race.ts';
import { trackBySlug } from '#core/card/track.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { ENTRIES as RACING_API } from '#test/adapters/sources/racing-api-answers.ts';
import { drfCard, drfText, inPieces } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';

const DAY = '2026-08-08' as RaceDay;
const SARATOGA = present(trackBySlug('saratoga'));
const MORNING = instantOn(DAY, 8 * 60, SARATOGA.timeZone);

const OFF_TRACK = {
  eventCode: 'SAR',
  businessDate: '20260808',
  events: [
    {
      eventNo: 1,
      breed: 'Thoroughbred',
      purse: 9_000_000,
      distance: '6F',
      conditions: 'FOR MAIDENS.',
      runners: [
        { number: '1', name: 'Copper Wren', morningOdds: '5/2' },
        { number: '2', name: 'Night Abacus', morningOdds: '8' },
        { number: '3', name: 'Grey Almanac', morningOdds: '4' },
      ],
    },
  ],
};

const nyraHorse = (number: string, name: string, line: string): string =>
  `<div><div class="saddle-${number}">${number}</div><div><div class="blend-links"><a href="#">${name}</a></div>
  <div>Ada Vale &bull; R Stone</div><div>121lbs &bull; L &bull; 3/F</div></div>
  <div><div title="Morning Line Odds">ML ${line}</div></div></div>`;

const NYRA = `<div><header>Race 4</header>
  <span class="mtp-badge" data-post-time="${DAY}T14:20:00">9 MTP</span><section>$52,000 Claiming</section>
  <div title="One And One Sixteenth Miles">1 1/16M</div><div>Mellon Turf</div><div>FOR FILLIES, THREE YEARS OLD.</div>
  ${nyraHorse('1', 'Quill Harbor', '3/1')}${nyraHorse('2', 'Paper Kite', '12/1')}${nyraHorse('3', 'Tin Kite', '2/1')}</div>`;

const entriesOnly = (source: string) => ({
  track: 'SAR',
  day: DAY,
  provenance: { tier: 'live' as const, source, at: MORNING },
});

/** A card of every source of cards, by name. */
export async function cardsOfSources(): Promise<ReadonlyMap<string, Card>> {
  const brisnet = await readBrisnetCard(inPieces(drfText(drfCard(6, 7))), { fileName: 'a.drf', at: MORNING });
  const nyra = { ...entriesOnly('NYRA'), races: [present(entriesPage(NYRA)).race] };
  const offTrack = offTrackDraft(CARD.parse(OFF_TRACK).events, entriesOnly('OffTrackBetting'));
  const racingApi = racingApiDraft(ENTRIES.parse(RACING_API), MORNING);
  return new Map([
    ['Brisnet file', brisnet.card],
    ['OffTrackBetting', cardFromEntries(offTrack, SARATOGA)],
    ['NYRA', cardFromEntries(nyra, SARATOGA)],
    ['The Racing API', cardFromEntries(racingApi, SARATOGA)],
    ['demo', makeDemoCard({ seed: 7, day: DAY, track: SARATOGA, firstPost: 790 })],
  ]);
}
