import type { MouseEvent } from 'react';
import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { links } from '#kit/kit.ts';
import type { LegalText } from './legal-text.ts';

const PrivacyText = lazyPart(async () => (await import('./privacy.tsx')).PrivacyText);
const TermsText = lazyPart(async () => (await import('./terms.tsx')).TermsText);

const texts = {
  terms: { title: 'Terms of Service', href: links.terms, Text: TermsText },
  privacy: { title: 'Privacy Policy', href: links.privacy, Text: PrivacyText },
} as const;

/** Links to terms and privacy that open the text over the screen, for those who cannot leave it yet. */
export function LegalLinks({ openAtFirst = null }: { readonly openAtFirst?: LegalText | null }) {
  const [open, setOpen] = useState<LegalText | null>(openAtFirst);
  const shown = open === null ? null : texts[open];
  const link = (which: LegalText) => ({
    href: texts[which].href,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(which);
    },
    children: texts[which].title,
  });
  return (
    <>
      <a {...link('terms')} /> and <a {...link('privacy')} />
      {shown && (
        <Dialog open wide title={shown.title} onClose={() => setOpen(null)}>
          <shown.Text />
        </Dialog>
      )}
    </>
  );
}
