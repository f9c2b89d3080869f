import type { MemberId } from '#core/accounts/member.ts';
import type { Act } from '#core/operations/audit-entry.ts';
import type { Endpoint } from './contract/endpoint.ts';

interface ActRequest {
  readonly params: unknown;
  readonly body: unknown;
  readonly requestId: string;
}

const SUBJECT_LIMIT = 200;
/** Of a body only the day is recorded: other fields may be private. */
const RECORDED_FIELDS = ['date', 'raceDate'];

const textsOf = (bag: unknown, names?: readonly string[]): readonly string[] =>
  typeof bag !== 'object' || bag === null
    ? []
    : Object.entries(bag).flatMap(([name, value]) =>
        (names === undefined || names.includes(name)) && ['string', 'number'].includes(typeof value)
          ? [String(value)]
          : [],
      );

/** Whether the call goes into the audit log: administrators' calls that may change something. */
export const isAudited = ({ access, method }: Endpoint): boolean => access === 'admin' && method !== 'GET';

/** A call as the audit log names it. */
export function actOf(row: Endpoint, by: MemberId, { params, body, requestId }: ActRequest): Act {
  const subject = [...textsOf(params), ...textsOf(body, RECORDED_FIELDS)].join(' ').slice(0, SUBJECT_LIMIT);
  return { by, name: `${row.method} ${row.path}`, subject: subject === '' ? null : subject, requestId };
}
