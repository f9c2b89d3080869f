import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import type { FakeMoment } from './fake-source.ts';
import { type FakeHorse, type FakeRace, isOut, NEW_RIDER, OUT, paid } from './race-day.ts';

const row = (horse: FakeHorse): string =>
  `<div class="flex"><div class="order-1 saddle-${horse.number}">${
    horse.number
  }</div><div><div class="blend-links"><a href="#">${horse.name}</a></div><div>${horse.jockey.join(' ')} &bull; ${horse.trainer.join(
    ' ',
  )}</div><div>${horse.weight}lbs &bull; L &bull; 4/G</div></div><div><div title="Current Odds">${
    horse.isOut ? 'SCR' : horse.odds
  }</div><div title="Morning Line Odds">ML ${horse.line}</div></div></div>`;

const link = (day: string, number: number): string =>
  `<a hx-get="/saratoga/rdl/race/?day=${day}&amp;limit=entries&amp;race=${number}">${number}</a>`;

const inDay = (minute: string): string => {
  const [hour = '', rest = ''] = minute.split(':');
  return `${String((Number(hour) % 12) + 12)}:${rest.slice(0, 2)}:00`;
};

function entries(race: FakeRace, { day: { day, races } }: FakeMoment, number: number): string {
  return `<div><header>Race ${number}</header>
  <span class="mtp-badge" data-post-time="${day}T${inDay(race.clock)}">9 MTP</span>
  <nav>${races.map((fakeRace) => link(day, fakeRace.number)).join('')}</nav>
  <section>$${race.purse.toLocaleString('en-US')}\n Allowance</section>
  <div title="${race.distance[2]}">${race.distance[1]}</div><div>${race.surface}</div><div>${race.conditions}</div>
  ${race.horses.map(row).join('')}</div>`;
}

const dollars = (amount: number | null): string => (amount === null ? '' : `$${amount.toFixed(2)}`);

function finish(horse: FakeHorse, index: number): string {
  const { win, place, show } = paid(horse, index + 1);
  const pays = [win, place, show].map((amount) => `<td>${dollars(amount)}</td>`).join('');
  return `<tr><td><div>${horse.number}</div></td><td><a href="#">${horse.name}</a></td>${pays}</tr>`;
}

const results = (race: FakeRace): string =>
  `<div><header>Race ${race.number}</header><table><tbody>${race.finish.slice(0, 3).map(finish).join('')}</tbody></table></div>`;

const pending = (race: FakeRace): string =>
  `<div><header>Race ${race.number}</header><p>Results not available.</p></div>`;

function scratches({ day: { day } }: FakeMoment): string {
  const [year, month, date] = day.split('-').map(Number);
  const written = `${month}/${date}/${year}`;
  return `<html><body><b>SCRATCHES AND PROGRAM CHANGES FOR SATURDAY, ${written}</b>
  <font>Last Updated: ${written} 11:02:13 AM</font><table>
  <tr><td><b>Track:</b></td><td>FAST</td></tr><tr><td><b>Turf:</b></td><td>Mellon: FIRM Inner: GOOD</td></tr></table>
  <b>SCRATCHES</b><table><tr><td>${OUT.race}rd RACE:</td><td>${OUT.number} SALT MANDOLIN (VET)</td></tr></table>
  <b>JOCKEY CHANGES</b><table><tr><td>${NEW_RIDER.race}th RACE:</td><td>${NEW_RIDER.number} OAK SEMAPHORE - ${NEW_RIDER.first} ${NEW_RIDER.last}</td></tr></table>
  <b>MISCELLANEOUS CHANGES</b></body></html>`;
}

/** The operator's pages and its file of changes. Nonsense: the page of another race. */
export function operatorPage({ path, query }: ReceivedRequest, moment: FakeMoment): SourceReply | null {
  if (path === '/direct/scratches/SARscratch.html') return { body: scratches(moment) };
  if (path !== '/saratoga/rdl/race/') return null;
  const race = moment.day.races.find(({ number }) => String(number) === query.get('race'));
  if (race === undefined || query.get('day') !== moment.day.day) return null;
  const shown = moment.failure === 'nonsense' ? race.number + 1 : race.number;
  if (query.get('limit') === 'entries') return { body: entries(race, moment, shown) };
  return { body: isOut(race, moment.now) ? results(race) : pending(race) };
}
