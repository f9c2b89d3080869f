/** The day a day before. */
const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The last day before the demo day with results of the invented season, which may still be on its way. */
export async function lastRacedDay(address: string): Promise<string> {
  const { today } = (await (await fetch(`${address}/api/tracks/saratoga/config`)).json()) as {
    today: string;
  };
  for (let tries = 0; tries < 60; tries += 1) {
    for (let day = before(today), back = 0; back < 9; day = before(day), back += 1) {
      const answer = await fetch(`${address}/api/race-results-ai/results/${day}`);
      if (((await answer.json()) as { totalRaces: number }).totalRaces > 0) return day;
    }
    await new Promise((wake) => setTimeout(wake, 500));
  }
  throw new Error('The season has no results');
}
