import { escapedForPattern } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { GLOSSARY } from './glossary-terms.ts';
import { horsesNamed, namesInFull } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';
import { WORDS_OF_RUNNING } from './words-of-running.ts';
import { WORDS_OF_THE_TRACK } from './words-of-the-track.ts';

const ASKED =
  /^\W*(?:(?:so|and|ok|hey|jake|please|sorry|can you|could you|will you|tell me|i don'?t (?:know|get|understand)|i'?m new)[\s,.]+)*(?:what(?:'s| is| are| does| do (?:you|they|people|we) mean| do(?! you| we| i| they)| happens (?:if|when|to)|(?= \w+(?: \w+)? means?\b))|whats|do i get a|(?:is there )?(?:the |an? |any )?(?:big |real )?difference between|explain|define|definition of|(?:the )?meaning of|how (?:does|do|is))(?!\w)(?<rest>.*)$/is;
const NAMED = GLOSSARY.flatMap(({ names, says }) =>
  names.map((name) => ({
    name,
    says,
    pattern: new RegExp(`(?<![\\p{L}\\d])${escapedForPattern(name)}s?(?![\\p{L}\\d])`, 'iu'),
  })),
).toSorted((a, b) => b.name.length - a.name.length);
/** What turns a question about a word into one about a race: `what is the pace in race 4`. */
const ABOUT_A_RACE =
  /\brace\s*#?\d|\btoday\b|\b(?:each|every|all|which) (?:the )?races?\b|\bon the card\b|\bthe (?:first|next|last) race\b|#\d|\$\s?\d|\bcost\b|\bdo you\b|\byour\b|\bthis race\b/i;
/** `What are the odds it rains`. */
const OF_THE_WEATHER = /\b(?:odds|chances?)\b[^.?!]*\b(?:rain\w*|storms?|thunder\w*|shower\w*)\b/i;
const DIFFERENCE = /\bdifference\b/i;
const BET =
  '(?:an? )?(?:win|place|show|exacta|quinella|trifecta|superfecta|super high five|(?:daily )?double|pick[- ](?:[3-6]|three|four|five|six)|box|wheel|part wheel|key)s?(?: bets?| wagers?)?';
const VERSUS = new RegExp(`^\\W*(${BET}),? (?:vs?\\.?|versus) (${BET})\\W*$`, 'i');

/** A question about two terms in usual words: `diff btwn exacta and trifecta`, `place vs show`. */
function inUsualWords(text: string): string {
  const said = text
    .replace(/\bdiff(?:s|rence|erences)?\b/i, 'difference')
    .replace(/\b(?:btwn|btw|b\/w)\b/i, 'between')
    .replace(/\bdifference (?!between\b)(?:in |of )?/i, 'difference between ')
    .replace(VERSUS, 'difference between $1 and $2');
  return DIFFERENCE.test(said)
    ? said.replace(/\b(win|place|show)\b(?! (?:bet|wager)s?\b)/gi, '$1 bet')
    : said;
}
/** `What do you mean by a bounce` asks for the word, not for what we think. */
const withoutMeant = (text: string): string => text.replace(/\bdo (?:you|they|people|we) mean\b/i, 'means');

/** Other words of the question, the term itself left out: few of them, and none that asks for a fact. */
const MOST_OTHER_WORDS = 6;

/** Whether a question names a horse in full, or by words other than the term itself. */
function namesAHorse(card: ChatQuestion['card'], text: string, term: string): boolean {
  const words = term.split(/\s+/).map(escapedForPattern).join('|');
  return (
    namesInFull(card, text) ||
    horsesNamed(card, text.replace(new RegExp(`\\b(?:${words})s?\\b`, 'gi'), ' ')).length > 0
  );
}

/** Words that questions about races and horses have, too. */
const OF_RUNNING: ReadonlySet<string> = new Set(
  [...WORDS_OF_RUNNING, ...WORDS_OF_THE_TRACK].map(({ says }) => says),
);
const ASKS_MEANING = /\bmean(?:s|ing)?\b|\bexplain\b|\bdefin(?:e|ition)\b|\bstands? for\b/i;

/** Whether a question wants a word explained; words of running are also asked of the races: `how is early speed holding up`. */
function isToExplain(text: string, { name, says }: (typeof NAMED)[number]): boolean {
  if (!OF_RUNNING.has(says) || ASKS_MEANING.test(text)) return true;
  const word = `${escapedForPattern(name)}s?`;
  return new RegExp(
    `\\bwhat(?:'?s| is| does| happens (?:if|when|in|to)(?: there(?:'s| is))?) an? ${word}(?![\\p{L}\\d])|\\bwhat(?:'?s| is| are) ${word}(?: in (?:horse )?racing)?\\W*$`,
    'iu',
  ).test(text);
}

/** A word of the track, explained. */
export const glossary: Tool = {
  name: 'glossary',
  reads({ text: words, raceNumber, card }) {
    const text = inUsualWords(words);
    const rest = ASKED.exec(text)?.groups?.['rest'];
    if (rest === undefined || raceNumber !== null || ABOUT_A_RACE.test(withoutMeant(text))) return null;
    if (peopleNamed(card, text).length > 0 || OF_THE_WEATHER.test(text)) return null;
    const small = rest.toLowerCase();
    const found = NAMED.flatMap(({ name, says, pattern }) => {
      if (!small.includes(name.toLowerCase())) return [];
      const position = rest.search(pattern);
      return position < 0 ? [] : [{ name, says, pattern, position }];
    });
    const sorted = found.toSorted((a, b) => a.position - b.position || b.name.length - a.name.length);
    const explained = [...new Set(sorted.map(({ says }) => says))];
    if (DIFFERENCE.test(text) && explained.length > 1 && horsesNamed(card, text).length === 0)
      return atOnce({ answer: saying(explained.slice(0, 2)), views: [] });
    if (DIFFERENCE.test(text)) return null;
    const [term] = sorted;
    if (term === undefined || namesAHorse(card, text, term.name) || !isToExplain(text, term)) return null;
    const others =
      rest
        .toLowerCase()
        .replace(term.name, ' ')
        .match(/[\p{L}]+/gu) ?? [];
    return others.length > MOST_OTHER_WORDS ? null : atOnce({ answer: saying([term.says]), views: [] });
  },
};
