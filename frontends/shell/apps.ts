import type { QueryClient } from '@tanstack/react-query';
import { askRaceDayAhead } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';

/** Who may see a screen: anybody signed in. What an administrator may do is the server's decision. */
export type Access = 'member';

/** One screen: its name (page title and label), the view its app shows, the paths that lead to it. */
export type Screen = {
  readonly name: string;
  readonly view: string;
  readonly paths: readonly string[];
  readonly access: Access;
  /** Asks for what the screen shows, while it is still being found out whether the member may come in. */
  readonly ahead?: (client: QueryClient) => void;
};

type Module = { readonly bootstrap: unknown; readonly mount: unknown; readonly unmount: unknown };

/** One micro-frontend: built on its own, fetched when one of its screens is wanted. */
export type App = {
  readonly name: string;
  readonly label: string;
  readonly load: () => Promise<Module>;
  readonly screens: readonly Screen[];
};

/** THE LIST of what exists. A link to a path that is not here is not drawn; adding a screen adds its links. */
export const apps: readonly App[] = [
  {
    name: 'picks',
    label: 'AI picks',
    load: () => import('../picks/picks.ts'),
    screens: [
      {
        name: 'AI Picks',
        view: 'home',
        paths: [links.picks, links.aiBetting],
        access: 'member',
        ahead: askRaceDayAhead,
      },
    ],
  },
  {
    name: 'tools',
    label: 'handicapping tools',
    load: () => import('../tools/tools.ts'),
    screens: [
      {
        name: 'ML Predictions',
        view: 'ml-predictions',
        paths: [links.mlPredictions, links.saratogaMlPredictions],
        access: 'member',
        ahead: askRaceDayAhead,
      },
    ],
  },
  {
    name: 'account',
    label: 'account and sign-in',
    load: () => import('../account/account.ts'),
    screens: [
      { name: 'Profile', view: 'profile', paths: [links.profile], access: 'member' },
      { name: 'About', view: 'about', paths: [links.about], access: 'member' },
      { name: 'Contact', view: 'contact', paths: [links.contact], access: 'member' },
      { name: 'Privacy Policy', view: 'privacy', paths: [links.privacy], access: 'member' },
      { name: 'Terms of Service', view: 'terms', paths: [links.terms], access: 'member' },
    ],
  },
];

/** Screens the shell states itself because their app does not exist yet. */
export const announced: readonly Screen[] = [
  {
    name: 'Admin',
    view: 'admin',
    paths: [
      links.admin,
      links.adminSpeedFigures,
      links.adminManualSync,
      links.adminScrapers,
      links.adminApiCosts,
    ],
    access: 'member',
  },
];

/** The doors of the account app for those who are not in yet: it signs people in and keeps the disclaimer gate. */
export const entrance = {
  app: 'account',
  auth: { name: 'Sign In', view: 'auth' },
  gate: { name: 'Legal Disclaimer', view: 'gate' },
} as const;
