import type { WebBuild } from '#adapters/http/documents/web-build.ts';

/** A built site without a single file. */
export const aWebBuild: WebBuild = { files: new Map(), inlineScripts: [], shellAt: () => null };
