import type { GlossaryTerm } from './glossary-term.ts';
import { WORDS_OF_RUNNING } from './words-of-running.ts';
import { WORDS_OF_THE_TRACK } from './words-of-the-track.ts';

export const GLOSSARY: readonly GlossaryTerm[] = [
  ...WORDS_OF_RUNNING,
  ...WORDS_OF_THE_TRACK,
  {
    names: ['keying', 'keyed', 'key horse'],
    says: 'Keying is putting one horse in a fixed place of a ticket and several others around it. A $1 exacta keying 4 with 1, 2 and 5 wins if 4 is first and one of the three second; it is three combinations, so $3.',
  },
  {
    names: ['wheel', 'wheeling'],
    says: 'A wheel takes one horse in a fixed place with every other horse in the field. A part wheel takes it with only some of them.',
  },
  {
    names: ['part wheel', 'part-wheel'],
    says: 'A part wheel gives each place of a ticket its own set of horses, such as 4 with 1, 2 with 1, 2, 3. You pay for each order that those sets can make.',
  },
  {
    names: ['box', 'boxing', 'boxed', 'exacta box', 'trifecta box'],
    says: 'A box covers every order of the horses in it. An exacta box of three horses is six combinations; a trifecta box of four is 24.',
  },
  { names: ['win bet', 'win wager', 'to win'], says: 'A win bet pays if the horse is first.' },
  {
    names: ['place bet', 'place wager', 'to place'],
    says: 'A place bet pays if the horse is first or second.',
  },
  {
    names: ['show bet', 'show wager', 'to show'],
    says: 'A show bet pays if the horse is first, second or third.',
  },
  {
    names: ['across the board', 'wps', 'win place show'],
    says: 'Across the board is a win, a place and a show bet on one horse: three bets, so $2 across the board costs $6.',
  },
  { names: ['exacta', 'exactor', 'perfecta'], says: 'An exacta asks for the first two horses in order.' },
  { names: ['quinella'], says: 'A quinella asks for the first two horses in either order.' },
  { names: ['trifecta', 'tri'], says: 'A trifecta asks for the first three horses in order.' },
  { names: ['superfecta', 'super'], says: 'A superfecta asks for the first four horses in order.' },
  {
    names: ['super high five', 'super hi 5', 'high five', 'hi 5'],
    says: 'A super high five asks for the first five horses in order.',
  },
  {
    names: ['daily double', 'double'],
    says: 'A daily double asks for the winners of two races in a row, on one ticket bought before the first of them.',
  },
  {
    names: ['pick 3', 'pick three'],
    says: 'A pick 3 asks for the winners of three races in a row, on one ticket bought before the first of them.',
  },
  {
    names: ['pick 4', 'pick four'],
    says: 'A pick 4 asks for the winners of four races in a row, on one ticket bought before the first of them.',
  },
  {
    names: ['pick 5', 'pick five'],
    says: 'A pick 5 asks for the winners of five races in a row, on one ticket bought before the first of them.',
  },
  {
    names: ['pick 6', 'pick six'],
    says: 'A pick 6 asks for the winners of six races in a row. When nobody has all six, part of the pool usually carries over.',
  },
  {
    names: ['carryover', 'carry over'],
    says: 'A carryover is the part of a pool that nobody won, added to the same pool of a later day.',
  },
  {
    names: ['consolation', 'consolation payoff'],
    says: 'A consolation is a smaller payoff, for instance for a daily double ticket whose second horse was scratched after the first race.',
  },
  {
    names: ['morning line', 'ml'],
    says: "The morning line is the track's estimate, made before betting opens, of what each horse's odds will be at the off. Nobody pays at it.",
  },
  {
    names: ['odds', 'price'],
    says: 'Odds of 5-2 mean $5 of profit for each $2 bet: a $2 ticket returns $7. They follow the money in the pool until the off.',
  },
  {
    names: ['takeout', 'take out'],
    says: 'Takeout is what the track keeps of each pool before it pays: about 15 to 25% by the wager. It is why most bets lose over time.',
  },
  {
    names: ['breakage'],
    says: 'Breakage is what is kept when payoffs are rounded down, to the dime or the nickel.',
  },
  { names: ['overlay'], says: 'An overlay is a horse whose odds are longer than its chance deserves.' },
  { names: ['underlay'], says: 'An underlay is a horse whose odds are shorter than its chance deserves.' },
  {
    names: ['favorite', 'chalk'],
    says: 'The favorite, or chalk, is the horse with the shortest odds. Favorites win a bit more than a third of races.',
  },
  {
    names: ['longshot', 'long shot', 'bomb'],
    says: 'A longshot is a horse at long odds. Here alerts are for horses of 6-1 or more whose chance the price does not show.',
  },
  {
    names: ['fair odds', 'fair price'],
    says: 'The fair price is the odds at which a bet breaks even if our chance is right: 25% is 3-1.',
  },
  {
    names: ['price to take'],
    says: 'The price to take is the shortest price at which we would bet: the fair price with a margin on top. It is fixed when the picks are sealed.',
  },
  {
    names: ['bet verdict', 'watch', 'pass', 'verdict', 'bet watch pass'],
    says: 'BET: the price now is at or above our price to take. WATCH: it may get there. PASS: no price worth taking can be expected.',
  },
  {
    names: ['speed figure', 'figure', 'fig', 'beyer', 'beyer figure'],
    says: "A speed figure puts a horse's final time on one scale for every track and distance: higher is faster, and par is what an average winner of today's class runs.",
  },
  { names: ['par'], says: "Par is the figure an average winner of today's class runs." },
  {
    names: ['pace', 'pace figure'],
    says: 'Pace is how fast the early part of a race is run. A fast pace tires those in front and helps closers; a slow one helps whoever leads.',
  },
  {
    names: ['running style', 'style', 'e/p', 'e and p', 'early presser'],
    says: 'Styles: E leads, E/P leads or sits close, P stalks in the middle, S comes from behind. The points behind it (0 to 8) measure early speed.',
  },
  {
    names: ['bias', 'track bias', 'rail bias'],
    says: 'A bias is when the track helps a path or a style more than usual, such as the rail or the lead. It takes many races to tell it from luck.',
  },
  {
    names: ['prime power'],
    says: "Prime Power is Brisnet's own rating of a horse for today's race, out of figures, class and form.",
  },
  { names: ['scratch', 'scratched'], says: 'A scratched horse does not run; bets on it alone are refunded.' },
  {
    names: ['coupled entry', 'entry', 'coupled', 'coupled horses'],
    says: 'Coupled horses, 1 and 1A, are one betting interest: a bet on either is a bet on both.',
  },
  { names: ['also eligible', 'ae'], says: 'An also eligible horse runs only if others are scratched.' },
  {
    names: ['main track only', 'mto'],
    says: 'Main track only: the horse runs only if the race comes off the turf.',
  },
  {
    names: ['off the turf'],
    says: 'A race comes off the turf when rain makes the grass unsafe: it is run on the main track, often by fewer horses.',
  },
  {
    names: ['claiming race', 'claimer', 'claim', 'claimed'],
    says: 'In a claiming race every horse is for sale at the claiming price; a claim is made before the race, and the new owner has the horse after it.',
  },
  {
    names: ['optional claimer', 'optional claiming'],
    says: 'An optional claiming race is open to horses that meet its allowance conditions and to others that are for sale at the stated price.',
  },
  {
    names: ['allowance', 'allowance race'],
    says: 'An allowance race is for horses by what they have won; none is for sale. NW1X: has not won a race other than maiden, claiming or starter.',
  },
  {
    names: ['maiden', 'maiden race', 'maiden special weight'],
    says: 'A maiden has never won. A maiden race is for maidens only; in a maiden special weight none is for sale.',
  },
  {
    names: ['stakes', 'stakes race', 'graded stakes', 'grade 1', 'g1'],
    says: 'A stakes race has the largest purses. The best are graded: Grade 1 above Grade 2 above Grade 3.',
  },
  {
    names: ['handicap', 'handicap race'],
    says: 'In a handicap the track assigns weights, more to better horses. To handicap is also to judge a race.',
  },
  { names: ['furlong', 'furlongs'], says: 'A furlong is an eighth of a mile, 220 yards.' },
  {
    names: ['length', 'lengths'],
    says: 'A length is that of a horse, about eight or nine feet; five lengths take about a second.',
  },
  {
    names: ['workout', 'works', 'breeze'],
    says: 'A workout is a timed morning gallop. B is breezing, not urged, H handily, urged, g from the gate.',
  },
  {
    names: ['bullet', 'bullet work'],
    says: 'A bullet is the fastest work at its distance and track that day.',
  },
  {
    names: ['lasix', 'first lasix', 'first-time lasix'],
    says: 'Lasix is a medicine against bleeding in the lungs. L marks a horse that gets it; the first time is worth noting.',
  },
  {
    names: ['blinkers'],
    says: 'Blinkers keep a horse from seeing to the sides and behind. On or off for the first time is a change of equipment.',
  },
  { names: ['layoff'], says: 'A layoff is a long time without a race, usually 45 days or more.' },
  { names: ['dead heat'], says: 'In a dead heat two horses share a place; each pays, less than alone.' },
  {
    names: ['disqualification', 'dq', 'inquiry', 'objection'],
    says: 'Stewards may place a horse behind one it bothered. Payoffs follow the official order, not the order across the wire.',
  },
  {
    names: ['post position', 'post'],
    says: 'The post position is the place in the starting gate, 1 at the rail. It need not be the program number.',
  },
  {
    names: ['post time'],
    says: 'Post time is when the horses are due at the gate; betting closes at the off.',
  },
  { names: ['purse'], says: 'The purse is the prize money of a race.' },
  {
    names: ['bankroll'],
    says: 'A bankroll is the money set aside for betting: never money that is needed for anything else.',
  },
  {
    names: ['roi', 'return on investment'],
    says: 'ROI is profit per dollar bet: -10% means 90 cents come back for each dollar.',
  },
  {
    names: ['trip', 'trouble'],
    says: 'A trip is how a race went for one horse: wide, blocked, bumped. A bad one may hide a good effort.',
  },
  {
    names: ['pedigree', 'sire', 'dam', 'dosage'],
    says: 'Pedigree is breeding: sire (father), dam (mother), and what their families did on turf, in mud and at a distance.',
  },
  { names: ['closer', 'closers'], says: 'A closer comes from behind and needs a fast early pace.' },
  {
    names: ['confidence'],
    says: 'Confidence says how complete the data on a horse is. It is not a chance to win.',
  },
  {
    names: ['horse is scratched', 'horse scratches', 'scratched horse', 'horse gets scratched', 'refund'],
    says: 'A bet on a scratched horse alone, and combinations with it in one race, are refunded. In bets over several races the rules of the track decide: often the favorite at the off takes its place, or a consolation is paid.',
  },
];
