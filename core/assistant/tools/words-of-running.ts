import type { GlossaryTerm } from './glossary-term.ts';

/** Words for how horses run, for what they are and how they are bet, each explained. */
export const WORDS_OF_RUNNING: readonly GlossaryTerm[] = [
  {
    names: ['bounce', 'regression'],
    says: 'A bounce is a poor race right after an unusually good one, blamed on the effort.',
  },
  {
    names: ['wire to wire', 'gate to wire'],
    says: 'A horse wins wire to wire when it leads from the start to the finish.',
  },
  {
    names: ['oc', 'opt clm', 'aoc'],
    says: 'OC stands for optional claiming: a horse may be entered for sale at the claiming price, or not for sale if it meets the allowance conditions.',
  },
  {
    names: ['key race'],
    says: 'A key race is one whose starters won again in their next races: a sign that it was strong.',
  },
  {
    names: ['place and show'],
    says: 'A place bet pays if the horse is first or second, a show bet if it is first, second or third.',
  },
  {
    names: ['quarter crack'],
    says: 'A quarter crack is a split in the wall of the hoof; it can keep a horse from the track until it grows out.',
  },
  {
    names: ['on the muscle'],
    says: 'A horse on the muscle is keen and strong in the paddock or the post parade.',
  },
  {
    names: ['on the bridle', 'on the bit'],
    says: "A horse on the bridle still pulls at the rider's hands: it goes easily and has more to give.",
  },
  {
    names: ['sprint', 'sprints', 'sprinter'],
    says: 'A sprint is a race of less than a mile, usually around one turn.',
  },
  {
    names: ['route', 'routes', 'router'],
    says: 'A route is a race of a mile or more, usually around two turns.',
  },
  {
    names: ['late pace'],
    says: 'Late pace is how fast a horse runs the last part of its races; closers need a high figure.',
  },
  {
    names: ['early pace'],
    says: 'Early pace is how fast a horse runs the first part of its races; front-runners need a high figure.',
  },
  {
    names: ['front runner', 'front-runner', 'early speed', 'speed horse'],
    says: 'A front-runner wants the lead from the start. With no other speed in the race it may not be caught.',
  },
  {
    names: ['stalker', 'presser'],
    says: 'A stalker runs just behind the leaders and moves on the far turn.',
  },
  {
    names: ['photo finish', 'photo'],
    says: 'A photo finish is too close for the eye: the stewards decide by the picture taken at the wire.',
  },
  {
    names: ['garden trip', 'perfect trip'],
    says: 'A perfect trip is a race without trouble: saved ground, no traffic, a clear run.',
  },
  {
    names: ['saved ground', 'ground loss', 'wide trip'],
    says: 'A horse that saves ground stays near the rail; one that goes wide runs farther, about a length for each path on each turn.',
  },
  {
    names: ['single', 'singling'],
    says: 'A single is the only horse you use in one race of a bet over several races.',
  },
  {
    names: ['spread', 'spreading'],
    says: 'To spread is to use many horses in one race of a bet over several races.',
  },
  {
    names: ['all button', 'the all button'],
    says: 'The ALL button uses every horse of a race on a ticket: it cannot lose there, and costs the most.',
  },
  {
    names: ['steam', 'steamed', 'hammered', 'bet down'],
    says: 'A horse that is hammered or steamed takes much money late: its odds drop.',
  },
  {
    names: ['dead on the board', 'cold on the board'],
    says: 'A horse is dead on the board when its odds stay long although it looks well on paper: the money is not for it.',
  },
  {
    names: ['tote board', 'the tote board', 'toteboard', 'the toteboard'],
    says: 'The tote board shows odds and pools; they change until the off.',
  },
  {
    names: ['parimutuel', 'pari-mutuel'],
    says: 'Parimutuel betting puts all money of a bet in one pool; the track keeps its takeout and the winners share the rest.',
  },
  {
    names: ['juvenile', 'juveniles'],
    says: 'A juvenile is a two-year-old.',
  },
  {
    names: ['colt'],
    says: 'A colt is a male horse under five that is not gelded.',
  },
  {
    names: ['filly'],
    says: 'A filly is a female horse under five; from five on she is a mare.',
  },
  {
    names: ['gelding', 'geldings'],
    says: 'A gelding is a castrated male; many run more evenly after it.',
  },
  {
    names: ['ridgling'],
    says: 'A ridgling is a male with one or both testicles not descended.',
  },
  {
    names: ['turf course', 'firm', 'yielding'],
    says: 'Turf is rated firm, good, yielding or soft: from dry to wet. Firm is fastest.',
  },
  {
    names: ['sloppy', 'muddy', 'sealed'],
    says: 'A sloppy track has water on top, a muddy one has soaked it up; a sealed one is rolled so that rain runs off.',
  },
  {
    names: ['off track'],
    says: 'An off track is a wet one: muddy, sloppy, or turf that is not firm.',
  },
  {
    names: ['ship', 'shipper', 'ship in'],
    says: 'A shipper comes from another track for the race.',
  },
  {
    names: ['barn', 'connections'],
    says: "The connections are a horse's owner, trainer and rider; a barn is a trainer's stable.",
  },
  {
    names: ['clocker'],
    says: 'A clocker times the morning works.',
  },
  {
    names: ['gate work'],
    says: 'A gate work starts from the starting gate and teaches a horse to break fast.',
  },
  {
    names: ['class drop', 'dropping in class'],
    says: 'A class drop is a race against easier company than the last one.',
  },
  {
    names: ['starter allowance'],
    says: 'A starter allowance is for horses that once ran for a claiming price up to a limit; none is for sale.',
  },
  {
    names: ['nw1x', 'nw2l', 'n1x', 'n2l'],
    says: 'NW counts what a horse may not have won: NW1X has not won a race other than maiden, claiming or starter; NW2L has not won two races in its life.',
  },
];
