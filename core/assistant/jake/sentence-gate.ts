/** Lets a streamed text through sentence by sentence; nothing more after the first that must not pass. */
export interface SentenceGate {
  readonly receive: (piece: string) => void;
  /** Lets through what is left. */
  readonly end: () => void;
}

const END = /^[\s\S]*?(?:[.!?]["')]?(?=\s+["'(#*-]?[\p{Lu}\d-])\s+|\n+)/u;

/** `passes` checks a sentence, `letOut` gets it when it may pass. */
export function sentenceGate(
  passes: (sentence: string) => boolean,
  letOut: (sentence: string) => void,
): SentenceGate {
  let waiting = '';
  let isShut = false;
  const letThrough = (sentence: string): void => {
    if (isShut) return;
    if (sentence.trim() === '' || passes(sentence)) letOut(sentence);
    else isShut = true;
  };
  return {
    receive(piece) {
      waiting += piece;
      for (let found = END.exec(waiting); found !== null; found = END.exec(waiting)) {
        waiting = waiting.slice(found[0].length);
        letThrough(found[0]);
      }
    },
    end() {
      if (waiting !== '') letThrough(waiting);
      waiting = '';
    },
  };
}

/** A text in sentences, each with the space after it. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let waiting = text;
  for (let found = END.exec(waiting); found !== null; found = END.exec(waiting)) {
    sentences.push(found[0]);
    waiting = waiting.slice(found[0].length);
  }
  return waiting === '' ? sentences : [...sentences, waiting];
}
