import type { PlacedRow } from '#adapters/http/openapi.ts';
import { endpoints } from '#contract/contract.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';

const HEAD = `# API

Every call of the server, drawn by \`npm run papers\` from \`adapters/http/contract\`; the shapes of what each takes and answers are in the OpenAPI 3.1 document that a running server has at \`/api/openapi.json\` and \`racing-cli contract openapi\` prints. Any viewer of such documents can open it.

- **Who**: anyone, a signed-in member (the session cookie), or an administrator. A call that changes something must come from the site's own pages (\`Origin\`).
- **As of**: these calls take \`?asOf=\`, an ISO instant or \`13:02\` on the day of the call, and answer what was known then.
- **A refusal** is \`{ "message", "code", "requestId" }\` with its status; a 429 and a 503 say in \`Retry-After\` when to ask again. Every answer has \`X-Request-Id\`.
- **Tracks**: an address with \`saratoga\` in it answers for Saratoga; other tracks have \`/api/tracks/{slug}/…\` or \`?track=\`.
`;

const WHO: Readonly<Record<Access, string>> = {
  public: 'anyone',
  member: 'members',
  admin: 'administrators',
};

/** The words of a subject: `adminUsers` is "Admin users". */
const titleOf = (subject: string): string => {
  const words = subject.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const lineOf = ({ method, path, access, summary, asOf }: Endpoint): string =>
  `| \`${method} ${path}\` | ${WHO[access]}${asOf === true ? ', as of' : ''} | ${inCell(summary)} |`;

function sectionOf(subject: string, rows: readonly PlacedRow[]): string {
  const lines = rows.map(({ row }) => lineOf(row));
  return `## ${titleOf(subject)}\n\n| call | who | what |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}

/** The calls by subject as a page of Markdown. */
export function apiPage(): string {
  const subjects = [...new Set(endpoints.map(({ subject }) => subject))];
  const sections = subjects.map((subject) =>
    sectionOf(
      subject,
      endpoints.filter((row) => row.subject === subject),
    ),
  );
  return `${HEAD}\n${endpoints.length} calls.\n\n${sections.join('\n')}`;
}
