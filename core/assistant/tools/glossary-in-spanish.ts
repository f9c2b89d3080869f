import { saying } from '../jake/answer.ts';
import { namesInFull } from './horses-named.ts';
import { SPANISH_TERMS } from './spanish-terms.ts';
import { atOnce, type Tool } from './tool.ts';

/** Letters without their accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const ASKED =
  /^\W*(?:(?:hola|oye|disculpa|perdon|jake|por favor|y)\W+)*(?:que (?:es|son|significan?|quieren? decir)|(?:me )?explica(?:me|s)?|define|como funcionan?|cual es el significado de)\s+(?:que (?:un|el) caballo (?:este|sea|esta) |(?:apostar|jugar) (?:a )?|(?:la palabra|el termino|eso de) )?(?:(?:un|una|el|la|los|las) )?(?:apuesta (?:de|en) )?["'«“]?(?<term>[^"'«»“”?!.,;]+?)["'»”]?(?: en (?:las carreras(?: de caballos)?|las apuestas|el hipodromo|la hipica|hipica))?[\s,]*(?:por favor|jake)?\W*$/;

/** The term that a question in Spanish wants explained, without accents; null for any other question. */
const termAsked = (text: string): string | null => ASKED.exec(bare(text))?.groups?.['term']?.trim() ?? null;

const saysOf = (term: string): string | undefined =>
  SPANISH_TERMS.find(({ names }) => names.includes(term))?.says;

/** Whether a question in Spanish is only about what a word means. */
export const explainsInSpanish = (text: string): boolean => saysOf(termAsked(text) ?? '') !== undefined;

/** A word of the track, explained in Spanish; the whole question is about the word. */
export const glossaryInSpanish: Tool = {
  name: 'glossary in Spanish',
  reads({ text, card }) {
    const says = saysOf(termAsked(text) ?? '');
    if (says === undefined || namesInFull(card, text)) return null;
    return atOnce({ answer: saying([says]), views: [], isFixed: true });
  },
};
