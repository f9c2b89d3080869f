/** In yards. */
export const FURLONG = 220;
export const MILE = 8 * FURLONG;
const SIXTEENTH = MILE / 16;
/** Below this, half furlongs are quoted in yards (quarter-horse races, short works). */
const SHORT = 4 * FURLONG;

function fractionText(sixteenths: number): string {
  let top = sixteenths;
  let bottom = 16;
  while (top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  return `${top}/${bottom}`;
}

function sprintText(yards: number): string {
  if (yards % FURLONG === 0) return `${yards / FURLONG}F`;
  if (yards > SHORT && yards % SIXTEENTH === 0) return `${Math.floor(yards / FURLONG)} 1/2F`;
  return `${yards} Yards`;
}

function routeText(yards: number): string {
  const miles = Math.floor(yards / MILE);
  const rest = yards % MILE;
  if (rest === 0) return miles === 1 ? '1 Mile' : `${miles} Miles`;
  if (rest % SIXTEENTH === 0) return `${miles} ${fractionText(rest / SIXTEENTH)} Miles`;
  return `${miles} ${miles === 1 ? 'Mile' : 'Miles'} ${rest} Yards`;
}

/** A distance as programs print it: 1320 yards `6F`, 1430 `6 1/2F`, 1760 `1 Mile`, 1870 `1 1/16 Miles`. */
export function distanceText(yards: number, isAbout = false): string {
  const text = yards < MILE ? sprintText(yards) : routeText(yards);
  return isAbout ? `About ${text}` : text;
}
