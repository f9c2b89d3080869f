import type { FigureReport, ReportedHorse, ReportedRace } from '#core/handicapping/figure-report.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

export const REPORT_DAY = '2025-08-02' as RaceDay;

export const aReportedHorse = (change: Partial<ReportedHorse> = {}): ReportedHorse => ({
  programNumber: '1',
  postPosition: 1,
  postWinPercent: 14,
  horseName: 'Paper Lantern',
  bredIn: null,
  jockeyName: 'Quill, Jr. A',
  trainerName: 'Marsh B',
  inMoneyPercent: { jockey: 44, trainer: 37, together: 38 },
  raced: {
    classRating: 86,
    pace: { last: null, average: 91, highest: 133 },
    speed: { last: 8, average: 84, highest: 104 },
  },
  family: null,
  ...change,
});

export const aReportedRace = (change: Partial<ReportedRace> = {}): ReportedRace => ({
  raceNumber: 1,
  name: null,
  raceRating: 88,
  postMinute: 785,
  distanceYards: 1870,
  isAbout: false,
  type: 'CLAIMING',
  restrictions: 'For Thoroughbred three year olds',
  purse: 45_000,
  wagers: 'Exacta, Double Wagers',
  horses: [aReportedHorse(), aReportedHorse({ programNumber: '1A', postPosition: 4, jockeyName: null })],
  ...change,
});

export const aFigureReport = (change: Partial<FigureReport> = {}): FigureReport => ({
  track: 'SAR',
  day: REPORT_DAY,
  provenance: {
    tier: 'imported',
    source: 'Equibase speed figures SAR.pdf',
    at: instant(1_754_130_000_123),
  },
  races: [aReportedRace(), aReportedRace({ raceNumber: 2, name: 'Lamplighter S.', raceRating: null })],
  ...change,
});
