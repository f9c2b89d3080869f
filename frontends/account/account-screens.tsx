import type { ScreenProps } from '#frame/frame.ts';
import { lazyScreen } from '#frame/frame.ts';
import { AuthScreen } from './auth/auth-screen.tsx';
import { GateScreen } from './disclaimer/gate-screen.tsx';

// Each fetched alone: the entrance does without them.
const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);
const AboutPage = lazyScreen(async () => (await import('./pages/about.tsx')).AboutPage);
const ContactPage = lazyScreen(async () => (await import('./pages/contact.tsx')).ContactPage);
const PrivacyPage = lazyScreen(async () => (await import('./pages/privacy.tsx')).PrivacyPage);
const TermsPage = lazyScreen(async () => (await import('./pages/terms.tsx')).TermsPage);

const fetched = new Map([
  ['profile', ProfileScreen],
  ['about', AboutPage],
  ['contact', ContactPage],
  ['privacy', PrivacyPage],
  ['terms', TermsPage],
]);

/** Loads a view before it is drawn. */
export function preload(view: string): void {
  fetched.get(view)?.preload();
}

/** The views of this app, by the word the list of apps gives for a path. */
export function AccountScreens({ view, path }: ScreenProps) {
  if (view === 'auth') return <AuthScreen path={path} />;
  if (view === 'gate') return <GateScreen />;
  const Screen = fetched.get(view);
  if (Screen === undefined) throw new Error(`The account app has no view called ${view}`);
  return <Screen />;
}
