/** Questions that may overtake each other: an answer counts unless the answer to a later question came before it. */
export function makeLocks() {
  let issued = 0;
  let answered = 0;
  return {
    ask: (): number => {
      issued += 1;
      return issued;
    },
    counts(turn: number): boolean {
      if (turn < answered) return false;
      answered = turn;
      return true;
    },
  };
}
