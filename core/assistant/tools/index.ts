import { aboutTheChat } from './about-the-chat.ts';
import { anglesOfARace } from './angles-of-a-race.ts';
import { anglesOnTheCard } from './angles-on-the-card.ts';
import { beatenLastTime } from './beaten-last-time.ts';
import { besideAHorse } from './beside-a-horse.ts';
import { betOnAHorse } from './bet-on-a-horse.ts';
import { betWhenSomethingHappens } from './bet-when-something-happens.ts';
import { betsNotTaken } from './bets-not-taken.ts';
import { boxOfOurTop } from './box-of-our-top.ts';
import { boxUnderACap } from './box-under-a-cap.ts';
import { chancesOfARace } from './chances-of-a-race.ts';
import { changes } from './changes.ts';
import { compareHorses } from './compare-horses.ts';
import { costOfABet } from './cost-of-a-bet.ts';
import { dayInNumbers } from './day-in-numbers.ts';
import { daysAway } from './days-away.ts';
import { drewOff } from './drew-off.ts';
import { dueToWin } from './due-to-win.ts';
import { factsOfAHorse } from './facts-of-a-horse.ts';
import { favorite } from './favorite.ts';
import { favoritesAtTheTrack } from './favorites-at-the-track.ts';
import { favoritesOfTheCard } from './favorites-of-the-card.ts';
import { fieldSizes } from './field-sizes.ts';
import { fieldWithPeople } from './field-with-people.ts';
import { filliesAndBoys } from './fillies-and-boys.ts';
import { firstStarters } from './first-starters.ts';
import { followingOurPicks } from './following-our-picks.ts';
import { glossary } from './glossary.ts';
import { glossaryInSpanish } from './glossary-in-spanish.ts';
import { hedgeABet } from './hedge-a-bet.ts';
import { horsesAtOdds } from './horses-at-odds.ts';
import { horsesOfAColor } from './horses-of-a-color.ts';
import { horsesOfASex } from './horses-of-a-sex.ts';
import { horsesOverRaces } from './horses-over-races.ts';
import { howItRan } from './how-it-ran.ts';
import { inSpanish } from './in-spanish.ts';
import { isItRunning } from './is-it-running.ts';
import { isItScratched } from './is-it-scratched.ts';
import { lastWin } from './last-win.ts';
import { leftOut } from './left-out.ts';
import { legsOfABet } from './legs-of-a-bet.ts';
import { likeliestOfTheCard } from './likeliest-of-the-card.ts';
import { likelyToBounce } from './likely-to-bounce.ts';
import { looseOnTheLead } from './loose-on-the-lead.ts';
import { metBefore } from './met-before.ts';
import { mostOpenRaces } from './most-open-races.ts';
import { myTickets } from './my-tickets.ts';
import { notInTheBody } from './not-in-the-body.ts';
import { notKnownHere } from './not-known-here.ts';
import { notSupposed } from './not-supposed.ts';
import { numberWorn } from './number-worn.ts';
import { oddsEarlier } from './odds-earlier.ts';
import { oddsOfARace } from './odds-of-a-race.ts';
import { offTheTurf } from './off-the-turf.ts';
import { ourPicksThen } from './our-picks-then.ts';
import { ourRecord } from './our-record.ts';
import { pastLines } from './past-lines.ts';
import { pastRaceOfAHorse } from './past-race-of-a-horse.ts';
import { paysToWin } from './pays-to-win.ts';
import { peopleCompared } from './people-compared.ts';
import { peopleRiding } from './people-riding.ts';
import { pickAndLongshot } from './pick-and-longshot.ts';
import { postDrawn } from './post-drawn.ts';
import { postTimes } from './post-times.ts';
import { priceOfHorse } from './price-of-horse.ts';
import { raceConditions } from './race-conditions.ts';
import { racesByDistance } from './races-by-distance.ts';
import { racesOfAClass } from './races-of-a-class.ts';
import { racesOnAFooting } from './races-on-a-footing.ts';
import { racesToSkip } from './races-to-skip.ts';
import { ranInANamedRace } from './ran-in-a-named-race.ts';
import { ranking } from './ranking.ts';
import { reasonsForAHorse } from './reasons-for-a-horse.ts';
import { recordsOnTheCard } from './records-on-the-card.ts';
import { resultsOfADay } from './results-of-a-day.ts';
import { rivals } from './rivals.ts';
import { rulesOfABet } from './rules-of-a-bet.ts';
import { shippedIn } from './shipped-in.ts';
import { stablemates } from './stablemates.ts';
import { staysTheDistance } from './stays-the-distance.ts';
import { ticketOverRaces } from './ticket-over-races.ts';
import { ticketsForMoney } from './tickets-for-money.ts';
import type { Tool } from './tool.ts';
import { trackBiasToday } from './track-bias.ts';
import { troubledTrips } from './troubled-trips.ts';
import { usingTheSite } from './using-the-site.ts';
import { verdictOfARace } from './verdict-of-a-race.ts';
import { wagersOffered } from './wagers-offered.ts';
import { whatIf } from './what-if.ts';
import { whichHorse } from './which-horse.ts';
import { whichPerson } from './which-person.ts';
import { whoDrawsIn } from './who-draws-in.ts';
import { whoFinishedAhead } from './who-finished-ahead.ts';
import { whyItLost } from './why-it-lost.ts';
import { winnerOfAPastRace } from './winner-of-a-past-race.ts';
import { winnersOfToday } from './winners-of-today.ts';
import { works } from './works.ts';

/** Every tool; the first one that reads a question as its own answers it. */
export const TOOLS: readonly Tool[] = [
  glossaryInSpanish,
  inSpanish,
  ourPicksThen,
  followingOurPicks,
  ourRecord,
  betsNotTaken,
  myTickets,
  aboutTheChat,
  usingTheSite,
  whichPerson,
  dueToWin,
  betWhenSomethingHappens,
  whoDrawsIn,
  looseOnTheLead,
  likelyToBounce,
  whatIf,
  notInTheBody,
  isItScratched,
  offTheTurf,
  oddsEarlier,
  winnersOfToday,
  lastWin,
  whyItLost,
  beatenLastTime,
  drewOff,
  pastRaceOfAHorse,
  ranInANamedRace,
  winnerOfAPastRace,
  shippedIn,
  metBefore,
  whoFinishedAhead,
  howItRan,
  favoritesAtTheTrack,
  dayInNumbers,
  resultsOfADay,
  wagersOffered,
  postTimes,
  rulesOfABet,
  hedgeABet,
  notKnownHere,
  paysToWin,
  betOnAHorse,
  oddsOfARace,
  horsesAtOdds,
  numberWorn,
  filliesAndBoys,
  horsesOfASex,
  glossary,
  horsesOverRaces,
  besideAHorse,
  boxUnderACap,
  boxOfOurTop,
  costOfABet,
  ticketOverRaces,
  legsOfABet,
  ticketsForMoney,
  notSupposed,
  changes,
  trackBiasToday,
  firstStarters,
  fieldWithPeople,
  fieldSizes,
  troubledTrips,
  mostOpenRaces,
  stablemates,
  racesToSkip,
  racesOfAClass,
  racesByDistance,
  racesOnAFooting,
  favoritesOfTheCard,
  rivals,
  recordsOnTheCard,
  horsesOfAColor,
  likeliestOfTheCard,
  daysAway,
  anglesOnTheCard,
  anglesOfARace,
  ranking,
  postDrawn,
  pickAndLongshot,
  verdictOfARace,
  chancesOfARace,
  peopleRiding,
  isItRunning,
  leftOut,
  favorite,
  compareHorses,
  reasonsForAHorse,
  priceOfHorse,
  works,
  staysTheDistance,
  pastLines,
  factsOfAHorse,
  raceConditions,
  peopleCompared,
  whichHorse,
];
