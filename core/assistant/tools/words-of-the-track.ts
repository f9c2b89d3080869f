import type { GlossaryTerm } from './glossary-term.ts';

/** Words of the grandstand and the program, each explained. */
export const WORDS_OF_THE_TRACK: readonly GlossaryTerm[] = [
  { names: ['also ran', 'also-ran'], says: 'An also-ran finished out of the money: fourth or worse.' },
  {
    names: ['in the money', 'itm', 'hit the board', 'on the board'],
    says: 'A horse in the money, or on the board, finished first, second or third.',
  },
  {
    names: ['bug', 'bug boy', 'apprentice', 'apprentice jockey', 'apprentice allowance'],
    says: 'An apprentice, or bug boy, is a new rider: the horse carries 5 to 10 pounds less until he has won enough. The bug is the asterisk in the program.',
  },
  {
    names: ['bridge jumper'],
    says: 'A bridge jumper bets a very large sum to show on a heavy favorite for a small, nearly sure return.',
  },
  {
    names: ['tag', 'running for a tag', 'claiming tag', 'for a tag'],
    says: 'A horse that runs for a tag is entered for a claiming price: anybody licensed may buy it at that price.',
  },
  {
    names: ['maiden claimer', 'maiden claiming'],
    says: 'A maiden claimer is for horses that have never won and are for sale.',
  },
  { names: ['msw'], says: 'MSW is maiden special weight: for horses that have never won, none for sale.' },
  {
    names: ['state-bred', 'state bred', 'new york bred', 'ny bred', 'statebred'],
    says: 'A state-bred was foaled in that state; races for them are for such horses alone.',
  },
  {
    names: ['rabbit'],
    says: 'A rabbit is entered to set a fast pace for a stablemate that comes from behind.',
  },
  {
    names: ['lone speed', 'loose on the lead', 'lone f'],
    says: 'Lone speed is the only horse of a race that wants the lead: it may set a slow pace and not be caught.',
  },
  {
    names: ['speed duel', 'pace duel', 'duel'],
    says: 'In a speed duel two or more horses fight for the lead early and tire; closers gain by it.',
  },
  {
    names: ['pace meltdown', 'meltdown'],
    says: 'A pace meltdown is an early pace so fast that all who set it tire and closers take over.',
  },
  {
    names: ['fraction', 'fractions', 'split', 'splits'],
    says: 'Fractions are the times of the leader at points of a race: at the quarter, the half, three quarters.',
  },
  {
    names: ['under wraps', 'hand ride', 'hand ridden'],
    says: 'A horse under wraps is held back; one that is hand ridden is urged without the whip. Either had more to give.',
  },
  {
    names: ['driving', 'all out'],
    says: 'Driving, or all out, means that the rider asked for everything to the wire.',
  },
  { names: ['hung'], says: 'A horse that hung stopped gaining in the stretch after a good move.' },
  { names: ['paddock'], says: 'The paddock is where horses are saddled and can be seen before a race.' },
  {
    names: ['post parade'],
    says: 'In the post parade the horses walk past the stands on the way to the gate.',
  },
  {
    names: ['backstretch', 'backside'],
    says: 'The backstretch is the straight on the far side of the track; the barns there are the backside.',
  },
  {
    names: ['quarter pole', 'eighth pole', 'sixteenth pole', 'pole'],
    says: 'A pole tells the distance to the wire: the quarter pole is a quarter of a mile from it, the eighth pole an eighth.',
  },
  {
    names: ['chute'],
    says: 'A chute is a straight that leads onto the oval, so that a race has a longer run to its first turn.',
  },
  {
    names: ['rail', 'the rail'],
    says: 'The rail is the inside fence. A horse on the rail has the shortest way; post 1 starts there.',
  },
  { names: ['silks'], says: "Silks are the owner's colors, worn by the jockey." },
  {
    names: ['saddle cloth', 'saddlecloth', 'program number'],
    says: 'The program number on the saddle cloth is what you bet on. It need not be the post position.',
  },
  { names: ['stewards'], says: 'The stewards judge a race: inquiries, objections and the official order.' },
  {
    names: ['will pays', 'will-pays', 'willpays', 'will pay'],
    says: 'Will-pays are what a running bet over several races would pay with each horse of its last race.',
  },
  {
    names: ['probables', 'probable payoffs'],
    says: 'Probables are what each exacta or double would pay at the money bet so far.',
  },
  {
    names: ['minus pool'],
    says: 'A minus pool has too little money on losers to pay the legal minimum; the track makes up the rest.',
  },
  { names: ['parlay', 'parlaying'], says: 'A parlay puts all that one bet returns on the next one.' },
  {
    names: ['dutch', 'dutching', 'dutch bet'],
    says: 'Dutching spreads money over several horses of a race so that each returns the same.',
  },
  {
    names: ['hedge', 'hedging', 'saver', 'saver bet'],
    says: 'A saver, or hedge, is a second bet that gets money back when the first one loses.',
  },
  {
    names: ['cold exacta', 'cold punch', 'straight exacta', 'cold'],
    says: 'A cold ticket names one horse for each place, with no box and no others.',
  },
  {
    names: ['caveman ticket', 'caveman'],
    says: 'A caveman ticket is one ticket with all its horses in each race, every combination at the same stake.',
  },
  { names: ['tout', 'touts'], says: 'A tout sells or shouts tips.' },
  {
    names: ['wise guy horse', 'steam horse', 'buzz horse'],
    says: 'A wise guy horse is one that many sharp players like, so that its price is short.',
  },
  {
    names: ['even money', 'evens', 'odds on', 'odds-on'],
    says: 'Even money pays as much profit as is bet; odds-on pays less than that, such as 4-5.',
  },
  {
    names: ['vig', 'rake'],
    says: 'The vig, or rake, is what the house keeps; at the track it is the takeout.',
  },
  { names: ['walkover'], says: 'A walkover is a race with one starter.' },
  {
    names: ['triple crown'],
    says: 'The Triple Crown is the Kentucky Derby, the Preakness and the Belmont Stakes, for three-year-olds.',
  },
  {
    names: ['gate scratch', 'late scratch'],
    says: 'A late scratch comes out after betting has opened, sometimes at the gate. Bets on it alone are refunded.',
  },
  { names: ['turf sprint'], says: 'A turf sprint is a grass race of less than a mile.' },
  {
    names: ['synthetic', 'tapeta', 'polytrack', 'all weather'],
    says: 'A synthetic track is made of sand, fiber and wax; it is neither dirt nor turf, and rain changes it little.',
  },
  {
    names: ['inner turf', 'inner track'],
    says: 'The inner turf is a second grass course inside the other one, with tighter turns.',
  },
  { names: ['bute'], says: 'Bute is an anti-inflammatory medicine.' },
  {
    names: ['broodmare', 'broodmare sire', 'damsire', 'dam sire'],
    says: "The broodmare sire, or damsire, is the sire of a horse's mother.",
  },
  {
    names: ['class'],
    says: 'Class is how good the company is: maidens and claimers below, then allowances, stakes and graded stakes.',
  },
  { names: ['edge'], says: 'An edge is how much our chance is above the one that the price implies.' },
  { names: ['gelded'], says: 'A gelded horse is a castrated male.' },
  { names: ['mare'], says: 'A mare is a female horse of five or older.' },
  {
    names: ['first time starter', 'first-time starter', 'firster', 'fts', 'debut'],
    says: 'A first-time starter has never raced.',
  },
  { names: ['beaten favorite'], says: 'A beaten favorite was the favorite of its last race and lost.' },
  { names: ['mudder'], says: 'A mudder runs well on a wet track.' },
  {
    names: ['minutes to post', 'post time'],
    says: "MTP is minutes to post: how long until the race goes off. The clock is the track's and may run over.",
  },
  { names: ['nightcap'], says: 'The nightcap is the last race of the card.' },
  { names: ['leg', 'legs'], says: 'A leg is one race of a bet over several races.' },
  { names: ['punch', 'ticket'], says: 'A ticket is a bet as bought: wager, horses and stake.' },
];
