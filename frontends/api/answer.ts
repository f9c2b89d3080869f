/** What the server writes on a reply that it made by the contract: how long its text is. */
const checkedLength = 'Checked-Length';

/**
 * The JSON of an answer, null when it is empty. One that does not come as our server made it is brought into the shape of
 * the contract first, with what is missing unknown.
 */
export async function answerIn(response: Response, method: string, address: string): Promise<unknown> {
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (text === '' || response.headers.get(checkedLength) === String(text.length)) return answer;
  const shapes = await import('./shapes/in-contract.ts').catch(() => null);
  return shapes === null ? answer : shapes.inContract(method, address, answer);
}
