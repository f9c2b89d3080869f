/** Requests that may overtake each other: an answer counts unless a later request was answered first. */
export function makeRequestOrder() {
  let issued = 0;
  let answered = 0;
  return {
    next: (): number => {
      issued += 1;
      return issued;
    },
    isCurrent(turn: number): boolean {
      if (turn < answered) return false;
      answered = turn;
      return true;
    },
  };
}
