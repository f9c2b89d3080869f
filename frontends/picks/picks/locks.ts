/** Questions that may overtake each other: an answer counts unless the answer to a later question came before it. */
export function makeLocks() {
  let asked = 0;
  let answered = 0;
  return {
    ask: (): number => {
      asked += 1;
      return asked;
    },
    counts(turn: number): boolean {
      if (turn < answered) return false;
      answered = turn;
      return true;
    },
  };
}
