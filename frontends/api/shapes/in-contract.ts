import { HttpError } from '../http-error.ts';
import type { Shape } from './shape.ts';
import { wholeInShape } from './shape.ts';

/** The shape of each reply by its call, `GET /api/tracks/{slug}/weather`; the build writes it from the contract. */
declare const replyShapes: Readonly<Record<string, Shape>>;

/** A fixed word of a path goes before a place to fill: `/races/today` is no race called today. */
const places = (path: string): number => path.split('{').length;

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The shape of the reply to a call, by method and address; null for an address that is not in the contract. */
export function shapeFor(
  shapes: Readonly<Record<string, Shape>>,
  method: string,
  address: string,
): Shape | null {
  const request = `${method} ${address.replace(/\?.*/, '')}`;
  const fitting = Object.keys(shapes).filter((call) => patternOf(call).test(request));
  const [first] = fitting.sort((a, b) => places(a) - places(b));
  return (first !== undefined && shapes[first]) || null;
}

/** A reply that nobody checked, fitted to the shape of the contract. Refused as unreadable when it does not fit. */
export function inContract(method: string, address: string, answer: unknown): unknown {
  const shape = shapeFor(typeof replyShapes === 'undefined' ? {} : replyShapes, method, address);
  if (shape === null) return answer;
  const whole = wholeInShape(shape, answer);
  if (whole === undefined) throw new HttpError(502, '', `the answer to ${method} ${address} cannot be read`);
  return whole;
}
