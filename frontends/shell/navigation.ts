import { links, withQuery } from '#kit/kit.ts';
import { apps } from './apps.ts';

export type NavigationLink = { readonly label: string; readonly href: string; readonly hint?: string };

const allInBar: readonly NavigationLink[] = [
  { label: 'AI Picks', href: links.picks, hint: 'Picks and win chances for the card' },
  { label: 'Ask Jake', href: links.askJake, hint: 'Ask the betting assistant' },
  { label: 'AI Debate', href: links.debate, hint: 'Two analysts argue a race' },
  { label: 'Program', href: links.program, hint: 'The card, race by race' },
  { label: 'Results AI', href: links.results, hint: 'Finishes and payouts' },
  { label: 'Pace', href: links.pace, hint: 'Pace and speed figures' },
  { label: 'Bias', href: links.bias, hint: 'Track bias by post and style' },
  { label: 'Weather', href: links.weather, hint: 'Weather and track condition' },
  { label: 'News', href: links.news, hint: 'Racing news' },
  { label: 'AI Guide', href: links.aiGuide, hint: 'How the analysis works' },
  { label: 'Admin', href: links.admin, hint: 'For administrators' },
  { label: 'Profile', href: links.profile, hint: 'Your account' },
];

/** The day in its order: the board, the next race, its tickets, what came of them. */
const allOfDay: readonly NavigationLink[] = [
  { label: 'Card', href: links.picks, hint: 'All races of the day' },
  { label: 'Race', href: links.races, hint: 'One race and everything about it' },
  {
    label: 'Tickets',
    href: withQuery(links.races, { tab: 'tickets' }),
    hint: 'What a ticket on the race costs',
  },
  { label: 'Results', href: links.results, hint: 'Finishes and payouts' },
  { label: 'Record', href: links.scoreboard, hint: 'What the picks have returned' },
];

const allInFooter: readonly NavigationLink[] = [
  { label: 'Analytics', href: links.analytics },
  { label: 'ML Predictions', href: links.mlPredictions },
  { label: 'Day Board', href: links.board },
  { label: 'Angles', href: links.angles },
  { label: 'My Book', href: links.book },
  { label: 'Pick Ledger', href: links.ledger },
  { label: 'Scoreboard', href: links.scoreboard },
  { label: 'Track Bias Analysis', href: links.bias },
  { label: 'Pace Analysis', href: links.handicappingTools },
  { label: 'Speed Figures', href: `${links.handicappingTools}?tab=speed-figures` },
  { label: 'About', href: links.about },
  { label: 'Contact', href: links.contact },
  { label: 'Privacy Policy', href: links.privacy },
  { label: 'Terms of Service', href: links.terms },
];

function leadsSomewhere(link: NavigationLink): boolean {
  const path = link.href.split('?')[0] ?? link.href;
  return apps.flatMap((app) => app.screens).some((screen) => screen.paths.includes(path));
}

/** The bar, its second line and the footer in their documented order, as far as the screens exist. */
export const barLinks = allInBar.filter(leadsSomewhere);
export const dayLinks = allOfDay.filter(leadsSomewhere);
export const footerLinks = allInFooter.filter(leadsSomewhere);

/** Second addresses of screens, with the first. */
const firstAddress: Readonly<Record<string, string>> = {
  [links.aiBetting]: links.picks,
  [links.newsPlain]: links.news,
  [links.handicappingTools]: links.pace,
};

/** Whether a link of the bar leads to the screen of the path, or to one it lies below. */
export function isCurrent({ href }: Pick<NavigationLink, 'href'>, path: string): boolean {
  const shown = firstAddress[path] ?? path;
  return shown === href || shown.startsWith(`${href}/`);
}
