import { InvalidArgumentError } from 'commander';
import type { RequestedFact } from '#core/card/desk-request.ts';
import { SURFACES, type Surface } from '#core/card/surface.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ExoticPay } from '#core/results/desk/finish-request.ts';
import type { StraightPay } from '#core/results/paid-place.ts';

/** For errors found only once the command runs. */
const misused = (sentence: string): never => {
  throw new Refusal('invalid', 'settings.desk-fact', sentence);
};

const invalid = (sentence: string): never => {
  throw new InvalidArgumentError(sentence);
};

function surfaceNamed(text: string): Surface {
  const found = SURFACES.find((surface) => surface === text.toLowerCase());
  return found ?? misused(`The surface must be one of ${SURFACES.join(', ')}.`);
}

function goingOf(text: string): RequestedFact {
  const [surface = '', condition = ''] = text.split(':');
  if (condition.trim() === '') return misused('Give the surface with the track condition: turf:Yielding.');
  return { what: 'going', to: { surface: surfaceNamed(surface.trim()), condition: condition.trim() } };
}

const blinkersOf = (text: string): RequestedFact =>
  text === 'on' || text === 'off' ? { what: 'blinkers', to: text } : misused('Blinkers are on or off.');

/** `front wraps on`, `tongue tie off`. */
function equipmentOf(text: string): RequestedFact {
  const [, gear = '', turn] = /^(.*\S)\s+(on|off)$/i.exec(text.trim()) ?? [];
  if (turn === undefined) return misused('Say whether it goes on or comes off: "front wraps on".');
  return { what: 'equipment', to: { gear, isOn: turn.toLowerCase() === 'on' } };
}

const weightOf = (text: string): RequestedFact =>
  /^\s*\d+(?:\.\d+)?\s*$/.test(text)
    ? { what: 'weight', to: Number(text) }
    : misused(`"${text}" is not a weight: enter whole pounds, such as 117.`);

const FACTS: Readonly<Record<string, (value: string) => RequestedFact>> = {
  scratch: () => ({ what: 'scratched', to: true }),
  unscratch: () => ({ what: 'scratched', to: false }),
  'draws-in': () => ({ what: 'draws-in', to: true }),
  rider: (to) => ({ what: 'jockey', to }),
  weight: weightOf,
  blinkers: blinkersOf,
  equipment: equipmentOf,
  surface: (to) => ({ what: 'surface', to: surfaceNamed(to) }),
  distance: (to) => ({ what: 'distance', to }),
  condition: goingOf,
  'post-time': (to) => ({ what: 'post-time', to }),
  cancel: () => ({ what: 'cancelled', to: true }),
  uncancel: () => ({ what: 'cancelled', to: false }),
  remark: (to) => ({ what: 'remark', to }),
};

const WITHOUT_VALUE = ['scratch', 'unscratch', 'draws-in', 'cancel', 'uncancel'];

/** The facts that can be entered, as typed. */
export const FACT_NAMES: readonly string[] = [...Object.keys(FACTS), 'result'];

/**
 * The fact typed on a command line: `weight` and `117`; a surface may have a distance. Refuses an unknown name, and a
 * value that is missing or not wanted.
 */
export function factOf(name: string, value: string | null, distance: string | null = null): RequestedFact {
  const read = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  if (read === undefined) return misused(`Enter one of ${FACT_NAMES.join(', ')}.`);
  const isBare = WITHOUT_VALUE.includes(name);
  if (isBare && value !== null) return misused(`${name} takes no value.`);
  if (!isBare && value === null) return misused(`${name} needs a value.`);
  const fact = read(value ?? '');
  if (distance === null) return fact;
  return fact.what === 'surface' ? { ...fact, distance } : misused('--distance goes only with a surface.');
}

const amountOf = (text: string): number | null => {
  const bare = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (bare === '' || bare === '-') return null;
  const amount = Number(bare);
  return Number.isFinite(amount) && amount >= 0 ? amount : invalid(`"${text}" is not an amount.`);
};

/** `5=22.00/9.40/5.20`: what $2 on horse 5 paid to win, place and show; a dash where nothing was paid. */
export function straightPay(text: string): StraightPay {
  const [programNumber = '', amounts = ''] = text.split('=');
  const [win = null, place = null, show = null, ...more] = amounts.split('/').map(amountOf);
  if (programNumber.trim() === '' || amounts === '' || more.length > 0)
    return invalid('Write 5=22.00/9.40/5.20 for win, place and show, with a dash where nothing was paid.');
  return { programNumber: programNumber.trim(), win, place, show };
}

/** `Exacta:1:5-2:61.25`: the wager, its stake, the winning numbers, the payoff. */
export function exoticPay(text: string): ExoticPay {
  const [wager = '', base = '', winningNumbers = '', payoff = '', ...more] = text.split(':');
  const [stake, paid] = [amountOf(base), amountOf(payoff)];
  const isNamed = wager.trim() !== '' && winningNumbers.trim() !== '' && more.length === 0;
  if (!isNamed || stake === null || stake === 0 || paid === null)
    return invalid('Write Exacta:1:5-2:61.25: wager, stake, winning numbers, payoff.');
  return { wager: wager.trim(), base: stake, winningNumbers: winningNumbers.trim(), payoff: paid };
}

/** `5=10` or `5=7-2`: the final odds of a horse. */
export function finalOdds(text: string): { readonly programNumber: string; readonly toOne: number } {
  const [, programNumber = '', top = '', bottom = '1'] =
    /^(\w+)=(\d+(?:\.\d+)?)(?:[-/](\d+))?$/.exec(text.trim()) ?? [];
  if (programNumber === '' || Number(bottom) === 0) return invalid('Write 5=10 or 5=7-2.');
  return { programNumber, toOne: Number(top) / Number(bottom) };
}

/** `5=3`: horse 5 was placed third; `5=unplaced`. */
export function disqualification(text: string): {
  readonly programNumber: string;
  readonly to: number | null;
} {
  const [, programNumber = '', place = ''] = /^(\w+)=(\d{1,2}|unplaced)$/.exec(text.trim()) ?? [];
  if (programNumber === '') return invalid('Enter 5=3 (placed third) or 5=unplaced.');
  return { programNumber, to: place === 'unplaced' ? null : Number(place) };
}
