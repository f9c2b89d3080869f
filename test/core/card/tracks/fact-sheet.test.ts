import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { profileOf, type Track, trackByCode } from '#core/card/track.ts';
import { MINOR_ROWS } from '#core/card/tracks/minor-rows.ts';
import { REGISTERED_ROWS } from '#core/card/tracks/registered-rows.ts';
import type { TrackProfile } from '#core/card/tracks/track-facts.ts';
import { present } from '#test/support/present.ts';
import { type SheetTrack, trackSheet } from '#test/support/track-sheet.ts';

const test = suite('the registry of tracks against its fact sheet');

const sheet = trackSheet();

if (sheet === null) test('the fact sheet is absent', () => assert.is(sheet, null));
else {
  const eachTrack = (check: (facts: SheetTrack, track: Track, profile: TrackProfile) => void): void => {
    for (const facts of sheet.tracks) {
      const track = present(trackByCode(facts.code));
      check(facts, track, present(profileOf(track.slug)));
    }
  };

  test('has the same tracks, and nothing more', () => {
    assert.equal(
      REGISTERED_ROWS.map(([, code]) => code).toSorted(),
      sheet.tracks.map(({ code }) => code).toSorted(),
    );
  });

  test('agrees on codes, former and file codes, addresses and time zones', () => {
    eachTrack(({ code, aliases, slug, timezone }, track, { otherCodes }) => {
      assert.equal([track.code, track.slug, track.timeZone], [code, slug, timezone]);
      const others = new Set(aliases.map((alias) => alias.trim()));
      others.delete(code);
      assert.equal(otherCodes.toSorted(), [...others].toSorted(), code);
      for (const alias of aliases) assert.is(trackByCode(alias), track, `"${alias}"`);
    });
  });

  test('agrees on names and places', () => {
    const plain = (text: string): string => text.replaceAll('’', "'");
    eachTrack(({ code, name, city, region, country }, track, profile) => {
      assert.is(plain(track.name), plain(name), code);
      assert.equal([profile.city, profile.region, profile.country].join(), [city, region, country].join());
    });
  });

  test('agrees on coordinates and their likely error', () => {
    eachTrack(({ code, latitude, longitude, coordinate_accuracy_km: accuracyKm }, _, { coordinates }) =>
      assert.equal(coordinates, { latitude, longitude, accuracyKm }, code),
    );
  });

  test('agrees on surfaces and circumference', () => {
    const inOurWords = (surface: string): string => (surface === 'all-weather' ? 'synthetic' : surface);
    eachTrack((facts, _, { mainSurface, secondSurface, hasTurf, furlongsAround }) =>
      assert.equal(
        [mainSurface, secondSurface, hasTurf, furlongsAround],
        [
          inOurWords(facts.main_surface),
          facts.other_surfaces.map(({ surface }) => inOurWords(surface))[0] ?? null,
          facts.has_turf,
          facts.circumference_furlongs,
        ],
        facts.code,
      ),
    );
  });

  test('agrees on status, closing and months, and is in doubt where the sheet is', () => {
    eachTrack((facts, track, { status, closedOn, usualMonths, evidence }) => {
      assert.equal(
        [status, closedOn, usualMonths],
        [facts.status, facts.closed, facts.usual_months],
        facts.code,
      );
      const isChecked = !facts.confidence.status.includes('not checked');
      const { source, doubt } = evidence.status;
      assert.is(source === 'common knowledge' && doubt === 'not checked for 2026', !isChecked, facts.code);
      assert.is(track.isActive, facts.status === 'open' && isChecked, facts.code);
    });
  });

  test('says of every fact how the sheet knows it, and what the sheet leaves in doubt', () => {
    const words: Readonly<Record<string, string>> = {
      'seen in Brisnet past lines': 'past lines of cards',
      'seen in public code tables only': 'public code tables',
      'seen in Brisnet workout lines and a public table': 'workouts on cards and a public code table',
    };
    eachTrack(({ code, confidence, coordinate_accuracy_km }, _, { evidence }) => {
      const { surfaces, circumference, usualMonths, coordinates } = evidence;
      assert.is(evidence.code.source, words[confidence.code], code);
      assert.match(confidence.coordinates, 'not checked on a map');
      assert.is(coordinates?.doubt, `not checked on a map, up to ${coordinate_accuracy_km} km off`, code);
      assert.is(surfaces?.doubt === null, confidence.surface === 'agrees with past lines', code);
      assert.is(circumference?.source ?? null, confidence.circumference, code);
      assert.is(usualMonths === null, confidence.months === null, code);
      assert.is(usualMonths?.doubt === null, confidence.months?.includes('compared') ?? false, code);
    });
  });

  test('has the minor codes with their names and regions', () => {
    const inSheet = sheet.minor_codes.map(({ code, name, region }) => {
      const [, bare, closed] = /^(.*?)(?: \((closed)(?: \d{4})?\)|, (?:now|later) \w+)?$/.exec(name) ?? [];
      return { code, name: bare, region, isClosed: closed !== undefined };
    });
    assert.equal(
      MINOR_ROWS.map(([, code, , name, region]) => `${code} ${name}, ${region}`),
      inSheet.map(({ code, name, region }) => `${code} ${name}, ${region}`),
    );
    for (const { code } of inSheet.filter(({ isClosed }) => isClosed))
      assert.is(profileOf(present(trackByCode(code)).slug)?.status, 'closed', code);
  });
}

test.run();
