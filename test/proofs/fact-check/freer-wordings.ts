import { FACTS, type FactSentences } from './claim-sentences.ts';

/** Freer wordings of the facts of the card, by kind; the values are the same. */
const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  post: [
    '{n} was handed post {v}.',
    'The draw gave {n} post {v}.',
    'Post {v} is where {n} starts.',
    'They load {n} into gate {v}.',
    'Breaking out of stall {v}, {n} saves ground.',
    '{n} landed in the {v} hole.',
    "{n}'s post is {v}.",
    '{n} gets stuck in post {v}.',
  ],
  jockey: [
    '{v} gets aboard {n}.',
    '{n} picks up {v}.',
    '{v} has the call on {n}.',
    'Getting {v} is a plus for {n}.',
    "{n}'s rider is {v}.",
    '{v} guides {n} this time.',
    '{n} teams up with jockey {v}.',
    '{n} gets {v} in the irons.',
  ],
  trainer: [
    '{n} comes from the {v} barn.',
    '{n} is in the care of {v}.',
    "{n}'s trainer is {v}.",
    '{n} runs for trainer {v}.',
    '{v} sends {n} to the post.',
    'The {v} barn runs {n}.',
    '{n} hails from the {v} stable.',
  ],
  'morning line': [
    'The linemaker made {n} {v}.',
    '{n} is pegged at {v} on the line.',
    'Listed at {v}, {n} is no gift.',
    'You get {v} on {n} in the program.',
    '{n} opens at {v}.',
    'The program says {v} for {n}.',
    '{v} on the morning line is about right for {n}.',
  ],
  'last figure': [
    '{n} put up a {v} in the latest outing.',
    'A {v} is what {n} ran last time.',
    '{n} was given a {v} for that last effort.',
    '{n} came back with a {v} last time.',
    'Last out {n} managed a {v}.',
    '{n} got a {v} last time out.',
    "{n}'s {v} last out stands tall.",
  ],
  'last track': [
    '{n} was last seen at {v}.',
    'When last seen at {v}, {n} ran on well.',
    'It was at {v} that {n} last ran.',
    "{n}'s latest start came at {v}.",
  ],
  layoff: [
    '{n} has been away {v} days.',
    '{n} has been on the shelf for {v} days.',
    '{v} days have passed since {n} raced.',
    '{n} comes back in {v} days.',
    '{n} has had {v} days between races.',
    '{n} has been idle for {v} days.',
    'It has been {v} days since {n} was seen.',
    '{n} comes in off {v} days of rest.',
  ],
  'last place': [
    '{n} could only manage {v} last out.',
    '{n} wound up {v} last time.',
    '{n} settled for {v} last out.',
    'Last time {n} had to settle for {v}.',
    '{n} hit the wire {v} last time out.',
    'In the last start {n} ended up {v}.',
    '{n} got home {v} last time.',
    '{n} crossed the line {v} in its latest start.',
  ],
  record: [
    '{n} has won {v} in its career.',
    '{n} goes {v} for the lifetime record.',
    '{n} brings a {v} record.',
    'Lifetime, {n} stands at {v}.',
  ],
  wins: [
    "{n} has been to the winner's circle {v} times.",
    '{n} has {v} wins to its name.',
    '{n} has found the winner’s circle {v} times.',
    '{v} times {n} has won.',
    '{n} counts {v} victories.',
  ],
  starts: [
    '{n} has been out {v} times.',
    '{n} has faced the starter {v} times.',
    '{n} has {v} starts behind it.',
    'After {v} starts we know what {n} is.',
  ],
  weight: [
    '{n} has {v} pounds up.',
    '{v} pounds is what {n} shoulders.',
    '{n} gets in with {v} pounds.',
    'The scale says {v} pounds for {n}.',
    '{n} gets in at {v}.',
  ],
  'age and sex': ['The {v} {n} is still learning.', '{n} shows up as a {v}.'],
  workout: [
    '{n} zipped {v} this month.',
    '{n} drilled {v}.',
    '{n} tuned up with {v} in the morning.',
    '{n} shows a drill of {v}.',
  ],
  style: ['{n} runs like a {v}.', 'Call {n} a {v}.', 'I see {n} as a {v}.'],
  surface: [
    'They run on the {v} today, which is fine with {n}.',
    'We are on the {v} here, and {n} likes it.',
    'The race is run on {v}, where {n} is at home.',
  ],
  distance: [
    'They go {v} today, and {n} likes the trip.',
    'The distance is {v}, which {n} handles.',
    'At {v} today, {n} should stay on.',
    'This is a {v} race, and {n} wants that.',
  ],
};

/** The facts of the card in freer words. */
export const FREER: readonly FactSentences[] = FACTS.flatMap((fact) => {
  const wordings = WORDINGS[fact.kind];
  return wordings === undefined ? [] : [{ ...fact, wordings }];
});
