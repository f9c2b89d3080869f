import { links, product, supportEmail } from '#kit/kit.ts';
import { Helplines } from '../pages/helplines.tsx';
import { LegalLinks } from '../pages/legal-links.tsx';
import type { LegalText } from '../pages/legal-text.ts';

/** What anyone can read before signing in. */
export function EntranceFoot({ openAtFirst }: { readonly openAtFirst: LegalText | null }) {
  const email = supportEmail();
  return (
    <footer className="entrance-foot">
      <p>
        <a href={links.record}>See our record</a>: every sealed pick against the betting public, no account
        needed.
      </p>
      <p>
        For entertainment only. {product.minimumAge} or older. No wagers are taken here, and nothing here is
        advice to bet.
      </p>
      <div>
        <LegalLinks openAtFirst={openAtFirst} />
      </div>
      <h2>When betting stops being fun</h2>
      <Helplines />
      {email !== null && (
        <p>
          Trouble signing in? <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </footer>
  );
}
