import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  announcedCourse,
  announcedDistance,
  announcedSurface,
  NOT_ANNOUNCED,
  writtenDistance,
} from '#core/card/announced.ts';
import type { Surface } from '#core/card/surface.ts';

const test = suite('distance and course as announced');

const about = (distanceYards: number | null, isAbout = false) => ({ distanceYards, isAbout });

/** The course of a race as a fan reads it. */
const courseOf = (yards: number | null, surface: Surface | null, isAbout = false): string =>
  announcedCourse(announcedDistance(about(yards, isAbout)), announcedSurface(surface));

test('a distance that is known is written as programs print it', () => {
  assert.is(announcedDistance(about(1320)), '6F');
  assert.is(announcedDistance(about(1870, true)), 'About 1 1/16 Miles');
  assert.is(writtenDistance(about(1870, true)), 'About 1 1/16 Miles');
});

test('a distance that is unknown is not zero furlongs', () => {
  assert.is(announcedDistance(about(null)), 'Not announced');
  assert.is(announcedDistance(about(null, true)), 'Not announced');
  assert.is(writtenDistance(about(null)), null);
});

test('a course that is unknown is not dirt', () => {
  assert.is(announcedSurface(null), NOT_ANNOUNCED);
  assert.is(announcedSurface('inner-turf'), 'Inner turf');
});

test('both are said in one breath', () => {
  assert.is(courseOf(1320, 'dirt'), '6F on dirt');
  assert.is(courseOf(1870, 'inner-turf', true), 'About 1 1/16 Miles on inner turf');
});

test('what is not announced is left out where the other is known', () => {
  assert.is(courseOf(1320, null), '6F');
  assert.is(courseOf(null, 'turf'), 'on turf');
});

test('where nothing is announced it says so', () => {
  assert.is(courseOf(null, null), 'distance and surface not announced');
});

test.run();
