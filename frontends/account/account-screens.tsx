import type { ScreenProps } from '#frame/frame.ts';
import { lazyScreen } from '#frame/frame.ts';
import { AuthScreen } from './auth/auth-screen.tsx';
import { GateScreen } from './disclaimer/gate-screen.tsx';
import { AboutPage } from './pages/about.tsx';
import { ContactPage } from './pages/contact.tsx';
import { PrivacyPage } from './pages/privacy.tsx';
import { TermsPage } from './pages/terms.tsx';

/** Fetched alone: the entrance and the pages of text do without it. */
const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);

/** Loads a view before it is drawn. */
export function preload(view: string): void {
  if (view === 'profile') ProfileScreen.preload();
}

/** The views of this app, by the word the list of apps gives for a path. */
export function AccountScreens({ view, path }: ScreenProps) {
  switch (view) {
    case 'auth':
      return <AuthScreen path={path} />;
    case 'gate':
      return <GateScreen />;
    case 'profile':
      return <ProfileScreen />;
    case 'about':
      return <AboutPage />;
    case 'contact':
      return <ContactPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'terms':
      return <TermsPage />;
    default:
      throw new Error(`The account app has no view called ${view}`);
  }
}
