import { saying } from '../jake/answer.ts';
import { horseOf } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const HOW = String.raw`\b(?:how (?:do|can|would|to)|where (?:do|can|is|are)|can i|is there|do you have|does (?:this|it|the site)|show me)\b`;

const asks = (what: string): RegExp => new RegExp(`${HOW}.*\\b(?:${what})\\b`, 'i');

/** Questions about the site with where to find it. */
const PAGES: readonly (readonly [RegExp, string])[] = [
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
      'notifications?|notified|push (?:notifications?|alerts?|messages?)|text alerts?|alerts? (?:me|on|for)',
    ),
    'On the Day Board or in your profile: notifications when WATCH becomes BET, when one of our picks is scratched, and when a race comes off the turf.',
  ],
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
    asks('(?:results?|replays?|payoffs?) (?:page|screen|tab)|replays?'),
    'OTB Race Results has results and payoffs by day. Replays are not shown here.',
  ],
  [
    /\b(?:mobile|phone|iphone|android|ipad) (?:app|version)\b|\b(?:is there|have) an app\b|\bapp store\b/i,
    'This is a web site and works in the browser of a phone. There is no app to install from a store.',
  ],
  [
    /\bwho (?:made|built|runs|owns|is behind|created) (?:this(?: (?:web ?site|site|page|app|chat|thing|service))?(?=\W*$)|you\b|the (?:web ?)?site\b|jake\b)|\bcontact (?:you|us|support)\b|\bcustomer (?:service|support)\b/i,
    'The About page says who runs the site, the Contact page how to write to them.',
  ],
];

/** Where on the site something is found. */
export const usingTheSite: Tool = {
  name: 'using the site',
  reads(question) {
    if (question.raceNumber !== null || horseOf(question) !== null) return null;
    const page = PAGES.find(([pattern]) => pattern.test(question.text));
    return page === undefined ? null : atOnce({ answer: saying([page[1]]), views: [] });
  },
};
