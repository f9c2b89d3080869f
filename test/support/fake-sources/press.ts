import { HOUR, shift, toIso } from '#core/kernel/instant.ts';
import type { ReceivedRequest, SourceReply } from '../answering-server.ts';
import { present } from '../present.ts';
import type { FakeMoment } from './fake-source.ts';
import type { FakeRace } from './race-day.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8' };
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** An RSS feed and an Atom feed. Nonsense: an item without a page, and one of the year 1804. */
export function newsAnswer({ path }: ReceivedRequest, { now, failure }: FakeMoment): SourceReply | null {
  const when = new Date(shift(now, -HOUR)).toUTCString();
  const item = (title: string, page: string) =>
    `<item><title>${title}</title><link>${page}</link><pubDate>${when}</pubDate><description>Two lines of it.</description></item>`;
  const nonsense = item('Ghost', 'javascript:alert(1)');
  if (path === '/feed.rss') {
    const article = item('Amber Sextant works a bullet half at Saratoga', 'https://news.example/sextant');
    return {
      body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Stand-in News</title>${
        failure === 'nonsense' ? nonsense : article
      }</channel></rss>`,
      headers: xml,
    };
  }
  if (path !== '/feed.atom') return null;
  const entry = `<entry><id>a1</id><title>Turf rated firm on Saturday</title><link href="https://wire.example/turf"/><published>${toIso(now)}</published><summary>Dry week.</summary></entry>`;
  return {
    body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Stand-in Wire</title>${entry}</feed>`,
    headers: xml,
  };
}

const NOT_ON_CARD = 23;

function listed({ number, finish }: FakeRace, isNonsense: boolean): string {
  const picks = finish.slice(0, 3).map((horse, index) => {
    const program = isNonsense ? NOT_ON_CARD - index : horse.number;
    return `${index + 1}. #${program} ${isNonsense ? 'No Such Horse' : horse.name} (${horse.line.replace('/', '-')})`;
  });
  return `<p><strong>Race ${number}</strong><br>${picks.join('<br>')}</p>`;
}

/** A page of selections. Nonsense: horses that are on no card. */
export function selectionsAnswer(
  { path }: ReceivedRequest,
  { day, failure }: FakeMoment,
): SourceReply | null {
  if (path !== '/picks') return null;
  const [year, month, date] = day.day.split('-').map(Number);
  const head = `<h1>Saratoga picks for ${present(MONTHS[Number(month) - 1])} ${date}, ${year}</h1>`;
  const races = day.races.map((race) => listed(race, failure === 'nonsense')).join('');
  return { body: `<!doctype html><html><body><article>${head}${races}</article></body></html>` };
}

/** A pedigree table. Nonsense: a dosage index beyond any. */
export function pedigreesAnswer({ path }: ReceivedRequest, { day, failure }: FakeMoment): SourceReply | null {
  if (path !== `/pedigrees/${day.day}.csv`) return null;
  const index = failure === 'nonsense' ? '90000' : '2.33';
  const rows = day.races.flatMap(({ number, horses }) =>
    horses.map(
      (horse) => `${number},${horse.number},${horse.name},${horse.sire},${horse.dam},${index},0.60,7/2`,
    ),
  );
  const head = 'race,program,horse,sire,dam,dosage_index,center_of_distribution,odds';
  return { body: [head, ...rows].join('\n'), headers: { 'content-type': 'text/csv; charset=utf-8' } };
}
