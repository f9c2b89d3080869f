/** How long the page waits for what it cannot go on without. */
export const entranceLimitMs = 9_000;

/** The answer, or an error when it takes longer; milliseconds. */
export function answeredWithin<T>(answer: Promise<T>, limitMs: number = entranceLimitMs): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(fail, limitMs, new Error('No answer in time'));
    answer.then(done, fail).then(() => clearTimeout(timer));
  });
}
