/** Questions under way, by key. */
export interface Questions<Answer> {
  /** The answer to the question under way under this key, else to a new one. Nothing outlives its answer. */
  join(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** The next caller asks again. */
  leave(key: string): void;
  leaveAll(): void;
}

/** Lets those who ask the same at the same moment ask once. */
export function makeQuestions<Answer>(): Questions<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return {
    join(key, ask) {
      const found = underWay.get(key);
      if (found !== undefined) return found;
      const answer = ask();
      underWay.set(key, answer);
      const over = (): void => {
        if (underWay.get(key) === answer) underWay.delete(key);
      };
      answer.then(over, over);
      return answer;
    },
    leave: (key) => void underWay.delete(key),
    leaveAll: () => underWay.clear(),
  };
}
