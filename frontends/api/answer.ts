/** The header in which the server gives the length of a reply that it made by the contract. */
const checkedLength = 'Checked-Length';

/**
 * The JSON of a reply, null when it is empty. A reply whose length is not the one our server gave is fitted to the shape of
 * the contract first; what is missing is unknown.
 */
export async function answerIn(response: Response, method: string, address: string): Promise<unknown> {
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (text === '' || response.headers.get(checkedLength) === String(text.length)) return answer;
  const shapes = await import('./shapes/in-contract.ts').catch(() => null);
  return shapes === null ? answer : shapes.inContract(method, address, answer);
}
