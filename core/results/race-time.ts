/** A race's time as it is printed: 70.44 seconds `1:10.44`, 22.3 `22.30`. */
export function raceTimeText(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(5, '0')}`;
}
