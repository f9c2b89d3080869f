import { HttpError, request } from '#api/api.ts';
import { saveFile } from '#kit/sharing/sharing.ts';

/** The name that the server gives the file. */
const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'acceptances.jsonl';

/** Has the pack written, of one user or of all, and saves it as a file; gives its name. */
export async function savePack(userId: string | null): Promise<string> {
  const response = await request('POST', '/api/admin/evidence/export', userId === null ? {} : { userId });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  const name = nameIn(response);
  saveFile(name, await response.blob());
  return name;
}
