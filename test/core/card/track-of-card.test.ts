import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCard } from '#adapters/files/brisnet-card/read-card.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import { NO_ZONES, trackOfCard } from '#core/card/tracks/track-of-card.ts';
import { instant } from '#core/kernel/instant.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { drfRow, drfText, inPieces } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { tmCard, tmRace } from '#test/support/trackmaster-fixture.ts';

const test = suite('track of a card');

test('a listed track is taken as it is, also padded or in another form, and nothing is said', () => {
  for (const code of ['SAR', 'CD ', 'CDX']) {
    const { track, remark } = present(trackOfCard(code, NO_ZONES, 'pacific'));
    assert.ok(['saratoga', 'churchill-downs'].includes(track.slug));
    assert.is(remark, null);
  }
});

test('the clock of another is the one asked for, else that of the card, else that of the machine', () => {
  const registered = (chosen: 'mountain' | null, host: 'central' | null, onCard: 'pacific' | null) => {
    const { track, remark } = present(trackOfCard('QQQ', { chosen, host }, onCard));
    return `${track.slug}: ${/\((.*)\)/.exec(remark ?? '')?.[1]}`;
  };
  assert.is(registered('mountain', 'central', 'pacific'), 'qqq-mountain: America/Denver, as requested');
  assert.is(
    registered(null, 'central', 'pacific'),
    "qqq-pacific: America/Los_Angeles, from the card's post times",
  );
  assert.is(registered(null, 'central', null), "qqq-central: America/Chicago, this machine's time zone");
  assert.is(registered(null, null, null), 'qqq-eastern: America/New_York, assumed');
  assert.is(trackOfCard('not a code', NO_ZONES, null), null);
});

test('a registered code keeps its track on every later card; another time zone is pointed out, not used', () => {
  withRegistrations([aRegistration({ name: 'Quail Run' })], () => {
    const again = present(trackOfCard('QQQ', { chosen: null, host: 'central' }, 'mountain'));
    assert.equal([again.track.slug, again.remark, again.unregistered], ['qqq-mountain', null, null]);
    const chosen = present(trackOfCard('QQQ', { chosen: 'pacific', host: null }, 'mountain'));
    assert.is(chosen.track.slug, 'qqq-mountain');
    assert.is(
      chosen.remark,
      'QQQ is registered on America/Denver, which was used; --zone is pacific. ' +
        'To correct the time zone: racing-cli tracks correct QQQ --zone pacific.',
    );
    const printed = present(trackOfCard('QQQ', NO_ZONES, 'pacific'));
    assert.match(printed.remark ?? '', /which was used; its post times are pacific/);
  });
});

test('a Brisnet card tells its clock: the post time of the track is in brackets', async () => {
  const text = drfText([drfRow(1, 1, { 1: 'QQQ', 1374: '3:05/2:05/(1:05)/12:05' })]);
  const { card, remarks } = await readBrisnetCard(inPieces(text), {
    fileName: 'QQQ0802.DRF',
    at: instant(0),
  });
  assert.is(card.trackSlug, 'qqq-mountain');
  assert.equal(remarks, [
    'QQQ is not a listed track: the card registered it as "qqq-mountain", on mountain time (America/Denver, ' +
      "from the card's post times). To correct its name or time zone: racing-cli tracks correct QQQ --name NAME " +
      '--zone ZONE.',
  ]);
});

test('a TrackMaster card does not: its post times are by the clock that is chosen', async () => {
  const read = (zones = NO_ZONES) =>
    trackmasterCard.read(inPieces(tmCard(tmRace(1, 1, { track: 'QQQ' }))), {
      fileName: 'qqq.xml',
      at: instant(0),
      zones,
    });
  const [eastern, mountain] = await Promise.all([read(), read({ chosen: 'mountain', host: null })]);
  const postOf = ({ card }: typeof eastern) => present(card.races[0]?.postTime);
  assert.is(postOf(mountain) - postOf(eastern), 2 * 3_600_000);
  assert.match(eastern.remarks[0] ?? '', /assumed/);
});

test.run();
