import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { classInWords, pastClassInWords, raceTitle } from '#core/card/race-class.ts';

const test = suite('the class of a race in words');

test('a maiden race says whether its horses can be claimed, and for how much', () => {
  assert.is(classInWords('Md Sp Wt'), 'Maiden special weight');
  assert.is(classInWords('Md 40000'), 'Maiden claiming $40,000');
});

test('a claiming race says its price and who may still run', () => {
  assert.is(classInWords('Clm 12500'), 'Claiming $12,500');
  assert.is(classInWords('Clm 16000n2l'), 'Claiming $16,000, NW2L');
  assert.is(classInWords('Clm 20000b'), 'Claiming $20,000, with conditions');
});

test('an optional claiming race with allowance conditions is distinguished from one without', () => {
  assert.is(classInWords('OClm 50000n1x'), 'Allowance optional claiming $50,000, NW1X');
  assert.is(classInWords('OClm 20000'), 'Optional claiming $20,000');
});

test('the dollars of an allowance are its purse and not repeated, those of a starter allowance its price', () => {
  assert.is(classInWords('Alw 127000n1x'), 'Allowance, NW1X');
  assert.is(classInWords('Alw 30000s'), 'Starter allowance $30,000');
});

test('a form nobody knows stays as printed', () => {
  for (const printed of ['Clm 25000q', 'KnicksGoL200k', 'Manhttn-G1', 'MAIDEN CLAIMING', ''])
    assert.is(classInWords(printed), printed);
});

test('a past race goes into a sentence by its kind, a stakes race without the short form of its name', () => {
  const words = (classification: string, grade: 2 | null = null) =>
    pastClassInWords({ classification, grade });
  assert.is(words('Clm25000n3l'), 'a $25,000 claimer');
  assert.is(words('fsClm12500c'), 'a $12,500 claimer');
  assert.is(words('fMd15000c'), 'a $15,000 maiden claimer');
  assert.is(words('sMdSpWt'), 'a maiden special weight');
  assert.is(words('Moc75000'), 'a $75,000 maiden optional claimer');
  assert.is(words('fOC80000n2x'), 'an $80,000 optional claimer');
  assert.is(words('Alw16000s'), 'a $16,000 starter allowance');
  assert.is(words('fsAlw95000n1x'), 'an allowance');
  assert.is(words('fWebrCtyMsB150k'), 'a stakes race');
  assert.is(words('Amstrdam-G2', 2), 'a Grade 2');
  assert.is(words('OC80000b'), 'an $80,000 optional claimer');
  assert.is(words('Manhttn-G1'), 'a stakes race');
  assert.is(words('Irsh Stlln52k'), 'a stakes race');
  assert.is(words(''), null);
});

test('a past race of a form nobody knows has no words, least of all those of a stakes race', () => {
  for (const classification of ['Hcp16000s', 'Handicap', 'Alw45001nq', 'OC20000v', 'f', 'TRL', 'Clm 25000'])
    assert.is(pastClassInWords({ classification, grade: null }), null, classification);
});

test('a race goes by its own name, then its class, then its number', () => {
  const race = { name: null, classification: 'Md Sp Wt', number: 3 };
  assert.is(raceTitle({ ...race, name: 'Manhattan Stakes' }), 'Manhattan Stakes');
  assert.is(raceTitle(race), 'Maiden special weight');
  assert.is(raceTitle({ ...race, classification: null }), 'Race 3');
});

test.run();
