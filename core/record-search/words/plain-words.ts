/** Words of questions that narrow nothing down. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about according across all am an and any are as at average be been being best better between but by can combined
  compare compared could data did do does doing done each ever every find for from get give given go going good great
  had has have help high higher highest history hot how i if in into is it its just kind know last list look looking
  many me mean more most much my number of off often ok okay on one only or our out over overall per percent percentage
  perform performance performed performing performs please position produce race races raced racing rate rates rank
  ranked ranking record records results run running runs season see she show shown since so some start starts
  starters statistics stat stats success successful than that the their them then there these they this those to top
  track tracks us use using want was we were what what's whats when where which while who whom whose why will with
  would year years you your day days best-performing his her him he when among during under against horse horses
  versus vs difference differences differ comparing compares comparison side sides head
  tell ask answer also both same other others too very really currently current please thanks hello hi`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
