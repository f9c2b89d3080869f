import type { RaceDay } from '../../kernel/race-day.ts';
import { questionAgain } from '../nearest-question.ts';
import { EXAMPLES, type QueryAnswer, queryAnswer } from '../query-answer.ts';
import type { QueryBook } from '../query-book.ts';
import type { Question } from '../question.ts';
import { spanishInEnglish, unreadInSpanish } from './from-spanish.ts';
import type { Language } from './language-of.ts';
import { personAlone, recordInSpanish } from './spanish-text.ts';

const SPOKEN: Readonly<Record<Exclude<Language, 'English'>, string>> = {
  Spanish:
    'Esta consulta entiende preguntas en inglés; en español, solo el récord de un jinete o un entrenador. La pregunta más cercana en inglés que puede responder:',
  French:
    'Cette recherche comprend l’anglais et, en espagnol, le bilan d’un jockey ou d’un entraîneur. La question la plus proche en anglais :',
  German:
    'Diese Abfrage versteht Englisch und, auf Spanisch, die Bilanz eines Jockeys oder Trainers. Die nächste Frage auf Englisch:',
  Italian:
    'Questa ricerca capisce l’inglese e, in spagnolo, il bilancio di un fantino o di un allenatore. La domanda più vicina in inglese:',
  Portuguese:
    'Esta consulta entende inglês e, em espanhol, o retrospecto de um jóquei ou treinador. A pergunta mais próxima em inglês:',
  unknown:
    'The data query reads English and, in Spanish, the record of one jockey or trainer. Nearest question in English that it can answer:',
};

/** Kinds that are the same in every language: names, and `turf`. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(['jockey', 'trainer', 'horse', 'surface']);

interface InLanguage {
  readonly text: string;
  readonly language: Exclude<Language, 'English'>;
  readonly book: QueryBook;
  readonly until: RaceDay;
  read(english: string): Question;
}

function nearestInEnglish(question: Question, isSpanish: boolean): string {
  const filters = isSpanish
    ? question.filters
    : question.filters.filter(({ kind }) => SAME_EVERYWHERE.has(kind));
  const isNothing = filters.length === 0 && question.grouping === null;
  const sides = isSpanish ? question.sides : [];
  return isNothing ? (EXAMPLES[0] ?? '') : questionAgain({ ...question, filters, sides });
}

/**
 * The answer to a question that is not in English: in Spanish the record of one jockey or trainer where every word is read,
 * else which languages are read, with the nearest question in English.
 */
export function answerInLanguage({ text, language, book, until, read }: InLanguage): QueryAnswer {
  const isSpanish = language === 'Spanish';
  const question = read(isSpanish ? spanishInEnglish(text) : text);
  const person = personAlone(question);
  if (isSpanish && person !== null && unreadInSpanish(question.ignored).length === 0) {
    const answer = queryAnswer(book, { ...question, ignored: [] }, until);
    return { ...answer, text: recordInSpanish(answer, person), isFixed: true };
  }
  const nearest = nearestInEnglish(question, isSpanish);
  return {
    ...queryAnswer(book, read(''), until),
    text: `${SPOKEN[language]} ${nearest}`,
    nearest,
    examples: [],
    isFixed: true,
  };
}
