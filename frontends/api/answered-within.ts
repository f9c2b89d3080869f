/** How long the page waits for what it cannot be drawn without. */
export const entranceLimitMs = 9_500;

/** The answer, or an error when it takes longer; milliseconds. */
export async function answeredWithin<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
