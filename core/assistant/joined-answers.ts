import type { AnswerAtTrack } from './found-answer.ts';
import { saying } from './jake/answer.ts';
import type { RaceView } from './race-view.ts';
import type { AnswerParts } from './shown/answer-parts.ts';
import type { AnswerBar } from './shown/answer-table.ts';
import { withoutRepeats } from './without-repeats.ts';

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const paragraphs = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n\n');

/** The races of several answers, each once. */
function viewsOf(answers: readonly AnswerAtTrack[]): readonly RaceView[] {
  const byRace = new Map(
    answers.flatMap(({ views }) => views.map((view) => [view.evidence.race.id, view] as const)),
  );
  return [...byRace.values()];
}

/** The bars of several answers, each once; of several races with the race of each. */
function joinedBars(answers: readonly AnswerAtTrack[]): readonly AnswerBar[] {
  const drawn = answers.filter(({ parts }) => (parts?.bars.length ?? 0) > 0);
  const isOfOne = distinct(drawn.flatMap(({ answer }) => answer.races)).length < 2;
  const bars = drawn.flatMap(({ answer, parts }) =>
    (parts?.bars ?? []).map((bar) =>
      isOfOne ? bar : { ...bar, label: `Race ${answer.races.join(', ')}: ${bar.label}` },
    ),
  );
  return bars.filter(({ label }, index) => bars.findIndex((other) => other.label === label) === index);
}

/** The parts of several answers as those of one; null where none has any, or they are of several tracks. */
function joinedParts(answers: readonly AnswerAtTrack[], note: string): AnswerParts | null {
  const all = answers.map(({ answer, parts }) => parts ?? { lead: answer.text, note: '' });
  const drawn = answers.flatMap(({ parts }) => parts ?? []);
  const [first] = drawn;
  if (first === undefined || drawn.some(({ card }) => card.track !== first.card.track)) return null;
  const links = drawn.flatMap((parts) => parts.links);
  return {
    ...first,
    lead: paragraphs(withoutRepeats(all.map(({ lead }) => lead))),
    note: paragraphs([...withoutRepeats(distinct(all.map((parts) => parts.note))), note]),
    tables: drawn.flatMap(({ tables }) => tables),
    bars: joinedBars(answers),
    links: links.filter(
      ({ kind, label }, index) =>
        links.findIndex((other) => other.kind === kind && other.label === label) === index,
    ),
    source: distinct(drawn.map(({ source }) => source)).join('; '),
  };
}

/** Several answers to one message as one, a paragraph each, with what is said after them; what several say once. */
export function joinedAnswers(
  all: readonly [AnswerAtTrack, ...AnswerAtTrack[]],
  after: readonly string[],
): AnswerAtTrack {
  const answers = all.filter(
    ({ answer }, index) => all.findIndex((other) => other.answer.text === answer.text) === index,
  );
  const note = after.join('\n');
  const text = paragraphs([...withoutRepeats(answers.map(({ answer }) => answer.text)), note]);
  const parts = joinedParts(answers, note);
  const results = answers.flatMap(({ resultsOf }) => resultsOf ?? []);
  const [resultsOf] = results;
  const isFixed = answers.some((found) => found.isFixed === true) || results.length > 1;
  return {
    answer: saying(
      [text],
      distinct(answers.flatMap(({ answer }) => answer.races)),
      distinct(answers.flatMap(({ answer }) => answer.tickets)),
    ),
    views: viewsOf(answers),
    track: answers.at(-1)?.track ?? all[0].track,
    ...(resultsOf === undefined ? {} : { resultsOf }),
    ...(parts === null ? {} : { parts }),
    ...(isFixed ? { isFixed: true as const } : {}),
  };
}
