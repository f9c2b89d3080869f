/**
 * What makes a figure, said as a sentence. The server tells it as `morning 1: The morning line …`, a name and what is behind it;
 * after "Win chances by the model" that reads `Win chances by the model “morning 1”. The morning line …`.
 */
export function sourceSentence(by: string, told: string): string {
  const at = told.indexOf(': ');
  return at < 0 ? `${by}: ${told}` : `${by} “${told.slice(0, at)}”. ${told.slice(at + 2)}`;
}
