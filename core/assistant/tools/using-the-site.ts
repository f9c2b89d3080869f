import { saying } from '../jake/answer.ts';
import { horseOf } from './horses-named.ts';
import { OUR_RECORD, screenNamed } from './screens-named.ts';
import { atOnce, type Tool } from './tool.ts';

const HOW = String.raw`\b(?:how (?:do|can|would|to)|where(?:'s| do| can| is| are| would)?|can (?:i|you|we)|could i|is there|are there|do you (?:have|do|show)|does (?:this|it|the (?:site|app))|show me|what page|which page|got)\b`;

const asks = (what: string): RegExp => new RegExp(`${HOW}.*\\b(?:${what})\\b`, 'i');

const SIMPLEST_BETS =
  'The simplest bets are on one horse: win (it is first), place (first or second), show (first, second or third). At the window you say track, race, amount, bet and number: "<track>, race <race>, $2 to win on number 5". Ask me for the verdict of a race: most are a PASS, and most tickets lose. No bets are taken here.';

/** Questions about the site with where to find it. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i|we)(?:'?ve| have)? never (?:bet(?= before|(?: on (?:a )?(?:horses?|races?))?\W*$| how\b)|been to (?:the|a) (?:track|races?)\b)|\bfirst time (?:bet|betting)\b|(?:\b(?:i'?m|i am|we'?re|we are) (?:\w+ )?|^\W*)new to (?:this(?= (?:game|sport|stuff|betting|racing|whole|and|so|how|what|can|where)\b|\W*$|[.,!?;])|betting|racing|horse racing|the (?:track|races))\b|\bhow (?:do|can|would|should) (?:i|we|you) (?:start|begin|get started)(?: betting)?\W*$|\b(?:for|i'?m|am) (?:an? )?(?:beginners?|newbies?|newcomers?|rookies?)\b|\bhow (?:do|does|can) (?:i|you|we|betting|someone) (?:make|place|put (?:in|down)|work) an? bet\b/i,
    SIMPLEST_BETS,
  ],
  [
    asks('(?:delete|close|remove|cancel) (?:my )?account|(?:download|export) my data'),
    'On your profile page: there you download what is stored about you, and delete the account.',
  ],
  [
    /\b(?:is|are) (?:my|our) (?:data|chats?|questions?|information|account)\b.*\b(?:private|safe|secure|sold|shared|stored)\b|\bprivacy\b|\bwho (?:sees|can see) my\b/i,
    'The Privacy Policy page lists what is stored and for how long; on your profile page you download it or delete the account.',
  ],
  [
    asks(
      'notifications?|notified|push (?:notifications?|alerts?|messages?)|text alerts?|alerts? (?:me|on|for)|text me|(?:send|e?mail) me (?!the )|let me know (?:when|if)',
    ),
    'On the Day Board or in your profile: notifications when WATCH becomes BET, when one of our picks is scratched, and when a race comes off the turf, at your default track and the tracks you list first.',
  ],
  [
    asks(
      '(?:change|reset|forgot|update) (?:my |the )?password|log ?out|sign ?out|(?:change|update) my (?:name|email|address)',
    ),
    'A password is changed on your profile page; one that is forgotten, by the link on the sign-in page.',
  ],
  [
    /\b(?:dark|light|night) (?:mode|theme)\b|\b(?:change|switch) the (?:theme|colors)\b/i,
    'The theme is switched at the top of the page: paper (light), under the lights (dark), or as the system has it.',
  ],
  [
    asks(
      '(?:track|log|keep|record|save|enter|see|store) (?:of )?(?:my |our |the )?(?:own )?(?:bets?|tickets?|wagers?|winnings|losses|plays)|(?:save|store|keep|log|record) (?:a |an |this |that )(?:bet|ticket|wager)|my (?:bets?|tickets?|book|wagers?)',
    ),
    'My Book keeps your own tickets and settles them by the results; a ticket gets there from the Tickets tab of a race.',
  ],
  [
    asks(
      '(?:watch ?list|(?:follow|watch|track) a (?:horse|jockey|trainer)|horses? to watch|stable ?mail|virtual stable)',
    ),
    'On the page of a horse, jockey or trainer you put it on your watch list; your profile page shows the list and sends mail when one of them is entered.',
  ],
  [/\bwhat(?:'?s| is| does) (?:the |a |my )?(?:pick )?(?:ledger|scoreboard)\b|\bpick ledger\b/i, OUR_RECORD],
  [asks('(?:ledger|scoreboard|leaderboard|your (?:past|old) picks|history of (?:your )?picks)'), OUR_RECORD],
  [
    asks('print|printout|pdf|printable'),
    'The Past Performances screen prints the card, or one race, with a summary first.',
  ],
  [
    asks('(?:change|switch|choose|pick|select) (?:the |my |a |another )?tracks?'),
    'Choose the track at the top of the page, or name another track racing today in your question.',
  ],
  [
    asks('(?:odds board|tote ?board|live odds)'),
    'On the page of each race, tab Odds; the Day Board has all races of the day on one screen.',
  ],
  [
    asks(
      '(?:speed figures?|past performances?|running lines?) (?:page|screen|tab)|(?<!\\b(?:read|understand|interpret|use|using|reading)\\b.*)past performances',
    ),
    'The Past Performances screen has them for the whole card; the page of a race has those of its horses.',
  ],
  [
    asks(
      '(?:results?|replays?|payoffs?) (?:page|screen|tab)|results? (?:on|in|of) (?:this|the|your) (?:web ?)?(?:site|app|page)|replays?|race videos?|videos?|head[- ]ons?|(?:watch|see|rewatch) (?:the |a |that |last |old )*(?:races?|film|tape)(?: again)?',
    ),
    'OTB Race Results has results and payoffs by day. Replays are not shown here.',
  ],
  [
    /\b(?:mobile|phone|iphone|android|ipad) (?:app|version)\b|\b(?:on|for) (?:my |a |an |the )?(?:phone|cell|iphone|android|ipad|tablet)\b|\b(?:is there|have) an app\b|\bapp store\b/i,
    'This is a web site and works in the browser of a phone. There is no app to install from a store.',
  ],
  [
    /\bwho (?:made|built|runs|owns|is behind|created) (?:this(?: (?:web ?site|site|page|app|chat|thing|service))?(?=\W*$)|you\b|the (?:web ?)?site\b|jake\b)|\bcontact (?:you|us|support)\b|\bcustomer (?:service|support)\b/i,
    'The About page says who runs the site, the Contact page how to write to them.',
  ],
];

/** Questions of how, also about one race; `<track>` and `<race>` are those of the card. */
const HOW_TO: readonly (readonly [RegExp, string])[] = [
  [
    /\bhow (?:do|does|can|should) (?:i|you|we|someone) (?:make|place|put (?:in|down)) an? bet\b/i,
    SIMPLEST_BETS,
  ],
  [
    /\bhow (?:(?:do|can|should) (?:i|you|we)|does (?:one|someone|a beginner)|to) (?:read|understand|interpret|decipher|make sense of)\b.*\b(?:program|past performances?|pps?|(?:racing )?form|running lines?|race ?card)\b/i,
    'The Form tab of a race has the past races of each horse, the newest first. A line says day and track, going, distance, the times, the class, the speed figure, the place at each call with the lengths behind, the jockey, the odds and the first three; "Signs and tints" above the horses explains every sign. Ask me what a term means, for instance "what is a speed figure".',
  ],
];

const answerTo = (rows: typeof PAGES, text: string): string | null =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Where on the site something is found, and how a bet is placed. */
export const usingTheSite: Tool = {
  name: 'using the site',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (horseOf(question) !== null) return null;
    const answer =
      answerTo(HOW_TO, text) ?? (raceNumber === null ? (answerTo(PAGES, text) ?? screenNamed(text)) : null);
    if (answer === null) return null;
    const race = card.races.find(({ number }) => number === raceNumber) ?? card.races[0];
    const said = answer
      .replace('<track>', card.track.displayName)
      .replace('<race>', String(race?.number ?? 1));
    return atOnce({ answer: saying([said]), views: [] });
  },
};
