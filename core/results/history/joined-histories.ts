import { type HorseHistory, startReportsOf, startsOf, worksOf } from '../../card/history/horse-history.ts';
import { cardsOf, type NamedHorse, type PrintedForm } from '../../card/history/printed-form.ts';
import { canBeSameHorse, isFullKey, nameInKey, sameHorses } from '../../card/history/same-horse.ts';
import { type HorseKey, horseKey } from '../../card/runner.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { counted } from '../../kernel/text.ts';
import { type LinkedStart, linkedStarts } from './linked-start.ts';
import type { ResultStart } from './result-start.ts';

/** Everything that belongs to one horse. */
interface HorseFacts {
  readonly horse: NamedHorse;
  readonly keys: readonly HorseKey[];
  readonly forms: readonly PrintedForm[];
  readonly starts: readonly LinkedStart[];
}

const isDemoForm = ({ provenance }: PrintedForm): boolean => provenance.tier === 'demo';
const isDemoStart = ({ report }: LinkedStart): boolean => report.sources.some(({ tier }) => tier === 'demo');

/** Invented races never mix with real ones: a horse found only on invented cards is invented, and so are its results. */
function ofOneWorld(facts: HorseFacts): HorseFacts {
  const { forms, starts } = facts;
  const isInvented = forms.length > 0 ? forms.every(isDemoForm) : starts.every(isDemoStart);
  return {
    ...facts,
    forms: forms.filter((form) => isDemoForm(form) === isInvented),
    starts: starts.filter((start) => isDemoStart(start) === isInvented),
  };
}

function namedHorse(
  keys: readonly HorseKey[],
  forms: readonly PrintedForm[],
  starts: readonly LinkedStart[],
): NamedHorse {
  const horses = forms.map(({ horse }) => horse);
  const [fullest] = keys as readonly [HorseKey];
  return {
    key: fullest,
    name:
      (horses.find(({ key }) => key === fullest) ?? horses[0])?.name ??
      starts[0]?.horseName ??
      nameInKey(fullest),
    sire: horses.find(({ sire }) => sire !== null)?.sire ?? null,
    dam: horses.find(({ dam }) => dam !== null)?.dam ?? null,
  };
}

/** The facts of each horse, then the results that fit no horse, by name. */
function factsByHorse(forms: readonly PrintedForm[], linked: readonly LinkedStart[]): readonly HorseFacts[] {
  const owners = linked.flatMap(({ owner }) => owner ?? []);
  const ofHorses = sameHorses([...forms.map(({ horse }) => horse.key), ...owners]).map((keys) => {
    const ownForms = forms.filter(({ horse }) => keys.includes(horse.key));
    const starts = linked.filter(({ owner }) => owner !== null && keys.includes(owner));
    return { horse: namedHorse(keys, ownForms, starts), keys, forms: ownForms, starts };
  });
  const left = groupBy(
    linked.filter(({ owner }) => owner === null),
    ({ key }) => nameInKey(key),
  );
  const ofNames = [...left.values()].map((starts) => {
    const keys = [horseKey(starts[0]?.horseName ?? '', null, null)];
    return { horse: namedHorse(keys, [], starts), keys, forms: [], starts };
  });
  return [...ofHorses, ...ofNames];
}

function doubtsOf({ keys, forms, starts }: HorseFacts): readonly string[] {
  const by = (link: LinkedStart['link']): number => starts.filter((start) => start.link === link).length;
  const hasPartial = keys.some(isFullKey) && forms.some(({ horse }) => !isFullKey(horse.key));
  const otherBreeding = starts.filter(
    ({ link, key, owner }) => link === 'race' && !canBeSameHorse(key, owner),
  ).length;
  const sentences: readonly (readonly [number, string])[] = [
    [
      Number(hasPartial),
      'Some cards give no foaling year or dam; they were joined to the only horse of that name they fit.',
    ],
    [by('name'), `${counted(by('name'), 'result')} joined by name alone.`],
    [by('none'), `${counted(by('none'), 'result')} listed by name alone, possibly for more than one horse.`],
    [
      otherBreeding,
      `${counted(otherBreeding, 'result')} for the same race with a different foaling year or dam.`,
    ],
  ];
  return sentences.flatMap(([count, sentence]) => (count === 0 ? [] : [sentence]));
}

function historyOf(facts: HorseFacts): HorseHistory {
  const { horse, keys, forms, starts } = ofOneWorld(facts);
  const reports = [...startReportsOf(forms), ...starts.map(({ report }) => report)];
  return {
    horse,
    keys,
    cards: cardsOf(forms),
    doubts: doubtsOf({ horse, keys, forms, starts }),
    starts: startsOf(reports),
    works: worksOf(forms),
  };
}

const inOrder = <Item>(items: readonly Item[], partsOf: (item: Item) => readonly string[]): readonly Item[] =>
  items
    .map((item) => ({ item, place: partsOf(item).join(' ') }))
    .sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)))
    .map(({ item }) => item);

/**
 * The history of each horse, from what cards print and results report under its name. Namesakes stay apart, and
 * results that name a horse alone are joined only where one horse can have run in them. The order of what is given does
 * not matter.
 */
export function joinedHistories(
  forms: readonly PrintedForm[],
  starts: readonly ResultStart[],
): readonly HorseHistory[] {
  const orderedForms = inOrder(forms, ({ cardDay, trackSlug, provenance }) => [
    cardDay,
    trackSlug,
    provenance.source,
  ]);
  const orderedStarts = inOrder(starts, ({ report: { line, sources } }) => [
    line.day,
    line.track,
    sources[0]?.source ?? '',
  ]);
  return factsByHorse(orderedForms, linkedStarts(orderedForms, orderedStarts)).map(historyOf);
}
