import * as React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { timeOf } from '#frame/races/races.ts';
import { dayOfRaces, findRace, jockeyText, personName, properName, Sentence, trainerText } from '#kit/kit.ts';
import { conditionsOf, isUnknown } from '../../../frontends/picks/day/conditions.ts';
import { absentOf, fieldOf, sumOfChances } from '../../../frontends/picks/race/betting-interests.ts';
import { distanceOf, purseOf } from '../../../frontends/picks/race/race-facts.ts';
import { aPriceGiven } from '../a-price-given.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aRace, aRecommendation, opinionOf, ranked } from './a-day.ts';

const test = suite('the card of the day');

test('the races are read from a plain list and from an object alike', () => {
  const race = aRace({ isDemo: true });
  const plain = dayOfRaces([race]);
  assert.equal(plain.races, [race]);
  assert.is(plain.isDemo, true);
  assert.is(plain.cardDay, '2025-06-07');
  assert.is(plain.isShowingTomorrow, false);
  const reportedDayOfRaces = dayOfRaces({
    races: [race],
    isShowingTomorrow: true,
    message: 'm',
    today: '2025-06-06',
    cardDay: '2025-06-07',
    season: { inSeason: true, nextStart: null },
    latestCardDay: '2025-06-07',
    isDemo: false,
    provenance: null,
    racingNow: '2025-06-06T12:00:00Z',
  });
  assert.is(reportedDayOfRaces.message, 'm');
  assert.is(reportedDayOfRaces.today, '2025-06-06');
  assert.is(reportedDayOfRaces.isDemo, false);
});

test('an address asks for a race by number or id', () => {
  const race = aRace({ raceNumber: 5, id: 'r5' });
  assert.is(findRace([race], '5'), race);
  assert.is(findRace([race], 'r5'), race);
  assert.is(findRace([race], '6'), null);
  assert.is(findRace([race], null), null);
});

test('what the card does not say is shown as unknown', () => {
  assert.equal(distanceOf({ distance: '' }), { text: '6F', isDefault: true });
  assert.equal(distanceOf({ distance: '1 Mile' }), { text: '1 Mile', isDefault: false });
  assert.equal(purseOf({ purse: null }), { text: '$25,000', isDefault: true });
  assert.equal(purseOf({ purse: 1_000_000 }), { text: '$1,000,000', isDefault: false });
  assert.is(timeOf({ postTime: null, raceTime: null }), null);
  assert.is(timeOf({ postTime: null, raceTime: '1:10 PM' }), '1:10 PM');
});

test('coupled horses share one row and the chances sum to one', () => {
  const entries = [
    anEntry('1', { coupledWith: 'a', morningLine: null }),
    anEntry('1A', { coupledWith: 'a', morningLine: aPriceGiven('2-1') }),
    anEntry('2'),
  ];
  const recommendation = aRecommendation(
    { '1': 0.4, '1A': 0.4, '2': 0.6 },
    {
      opinions: {
        claude: opinionOf('c', [ranked('1A', 0.5), ranked('2', 0.5)]),
        openai: opinionOf('o', []),
      },
    },
  );
  const field = fieldOf(recommendation, entries);
  assert.equal(
    field.map((row) => row.horses.map(({ number }) => number)),
    [['2'], ['1', '1A']],
  );
  assert.ok(Math.abs(sumOfChances(field) - 1) < 1e-12);
  assert.is(field[1]?.morningLine?.text, '2-1');
  assert.equal([field[1]?.fairPrice, field[1]?.priceToTake], [null, null]);
});

test('without entries a letter still couples 1 and 1A', () => {
  const field = fieldOf(aRecommendation({ '1': 0.3, '1A': 0.3, '2': 0.7 }), []);
  assert.is(field.length, 2);
});

test('who does not start is named with the reason', () => {
  const entries = [
    anEntry('1'),
    anEntry('2', { scratchStatus: true, listStatus: 'also-eligible' }),
    anEntry('3', { listStatus: 'main-track-only' }),
  ];
  assert.equal(
    absentOf(entries).map(({ entry, why }) => `${entry.programNumber} ${why}`),
    ['2 scratched', '3 main track only'],
  );
});

test('unmeasured conditions stay unknown, and what the card or the picks say is shown', () => {
  assert.ok(isUnknown(conditionsOf([aRace()], null)));
  assert.is(conditionsOf([aRace(), aRace({ trackCondition: 'Fast' })], null).going, 'Fast');
  const weatherData = { temperature: 71.6, description: 'Clear', trackCondition: 'Good' };
  const conditions = conditionsOf([aRace()], { recommendations: [aRecommendation({}, { weatherData })] });
  assert.equal(conditions, { temperature: '72°F', description: 'Clear', wind: null, going: 'Good' });
  const air = { temperature: 80.2, conditions: 'Cloudy', windSpeed: 7.4, trackCondition: 'Fast' };
  const measured = conditionsOf([aRace({ surface: 'T', trackCondition: 'Firm' })], null, air);
  assert.equal(measured, { temperature: '80°F', description: 'Cloudy', wind: '7 mph', going: 'Fast' });
});

test('names in capitals are shown as a program prints them', () => {
  assert.is(properName("MACLEAN'S MUSIC"), "Maclean's Music");
  assert.is(properName("O'BRIEN A P"), "O'Brien A P");
  assert.is(properName("HILL 'N' DALE"), "Hill 'N' Dale");
  assert.is(properName("D'ARTAGNAN"), "D'Artagnan");
  assert.is(properName("BOOK'EM DAN O"), "Book'em Dan O");
  assert.is(properName('SAINT-CLOUD II'), 'Saint-Cloud II');
  assert.is(properName('THE LG&E CUP'), 'The LG&E Cup');
  assert.is(properName('SALT&PEPPER'), 'Salt&Pepper');
  assert.is(properName('MCGAUGHEY III CLAUDE R'), 'McGaughey III Claude R');
  assert.is(properName('McPeek Kenneth'), 'McPeek Kenneth');
  assert.is(properName('GODOLPHIN LLC'), 'Godolphin LLC');
  assert.is(properName('KLARAVICH STABLES LLC, AND SF RACING'), 'Klaravich Stables LLC, And SF Racing');
  assert.is(properName('ST ELIAS, MY GAL JR'), 'St Elias, My Gal Jr');
});

test('names of people are put in natural order where their parts are certain', () => {
  const vectors: [string, string][] = [
    ['LEZCANO JOSE', 'Jose Lezcano'],
    ['ORTIZ JOSE L', 'Jose L Ortiz'],
    ['ORTIZ IRAD JR', 'Irad Ortiz Jr'],
    ['JOSEPH SAFFIE A JR', 'Saffie A Joseph Jr'],
    ['MCGAUGHEY CLAUDE III', 'Claude McGaughey III'],
    ['CASTELLANO J J', 'J J Castellano'],
    ['MOTION H GRAHAM', 'H Graham Motion'],
    ["O'NEILL DOUG", "Doug O'Neill"],
    ['DE LA CRUZ MANUEL', 'Manuel De La Cruz'],
    ['VAN DYKE DRAYDEN', 'Drayden Van Dyke'],
    ['ST JULIEN M', 'M St Julien'],
  ];
  for (const [card, printed] of vectors) assert.is(personName(card), printed);
});

test('a person whose surname is uncertain, and one already written out, keep their order', () => {
  const vectors: [string, string][] = [
    ['VILLA PINO FAVINHO', 'Villa Pino Favinho'],
    ['AVILA JUAN CARLOS', 'Avila Juan Carlos'],
    ['DE LA CRUZ', 'De La Cruz'],
    ['RIDER TBA', 'Rider TBA'],
    ['PELE', 'Pele'],
    ['', ''],
    ['Ada Furlong', 'Ada Furlong'],
    ['no rider named', 'no rider named'],
  ];
  for (const [card, printed] of vectors) assert.is(personName(card), printed);
});

test('a horse without a jockey or a trainer says so in one form everywhere', () => {
  assert.equal([jockeyText('ORTIZ JOSE L'), jockeyText(null)], ['Jose L Ortiz', 'Jockey TBA']);
  assert.equal(
    [trainerText('MOTION H GRAHAM'), trainerText(null)],
    ['H Graham Motion', 'Trainer not listed'],
  );
});

test('a price in a sentence stays in one piece, and is read and copied as printed', () => {
  const sentence = 'A bet at 5-2 or better; 10-1 on the line, first-time starter.';
  const html = markupOf(() => React.createElement(Sentence, { text: sentence }), {});
  assert.equal(html.match(/<span class="whole">[^<]*<\/span>/g), [
    '<span class="whole">5-2</span>',
    '<span class="whole">10-1</span>',
  ]);
  assert.is(textOf(html), sentence);
});

test.run();
