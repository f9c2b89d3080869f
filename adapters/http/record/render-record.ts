import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { recordLines } from '#core/scorecards/record/record-line.ts';
import { recordSentence } from '#core/scorecards/record/record-words.ts';
import { type LinkPreview, previewTags } from '../documents/link-preview.ts';
import { PICTURE } from '../documents/preview-pictures.ts';
import { boardsOnOffer } from './boards-on-offer.ts';
import { GuidePage } from './guide-page.tsx';
import type { RenderedPage } from './record-cache.ts';
import { addressOf, type RecordFacts, titleOf } from './record-facts.ts';
import { RecordPage } from './record-page.tsx';
import { RECORD_STYLE } from './record-style.ts';

/** What a page takes from the site around it. */
export interface RecordSite {
  /** The site's colors and sizes as CSS. */
  readonly tokens: string;
  /** Address of the module that verifies the ledger; null when the site was not built. */
  readonly script: string | null;
  /** `https://host` of the site, for link previews. */
  readonly origin: string;
}

/** No line breaks between a minus and its dollars. */
const MINUS_DOLLAR = '−\u2060$';

const EMPTY =
  'How our sealed picks did against the betting public: every pick with its price, verdict, result and balance.';

function descriptionOf(facts: RecordFacts): string {
  const { shown } = facts;
  const boards = boardsOnOffer(facts);
  const sentence = recordSentence(recordLines(shown.sealed, boards));
  const replayed = sentence === null ? recordSentence(recordLines(shown.replayed, boards)) : null;
  return sentence ?? (replayed === null ? EMPTY : `Replayed, no proof: ${replayed}`);
}

function previewOf(facts: RecordFacts, { origin }: RecordSite): LinkPreview {
  const address = addressOf(facts.choice);
  return {
    title: titleOf(facts),
    description: descriptionOf(facts),
    url: `${origin}${address}`,
    image: `${origin}${address.replace(/^\/record/, `/record${PICTURE}`)}`,
  };
}

const styleOf = ({ tokens }: RecordSite): string => `${tokens}${RECORD_STYLE}`;

/** What the page may load: its own style, the verification and what that asks. */
export function recordPolicy(site: RecordSite): string {
  const digest = createHash('sha256').update(styleOf(site)).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const documentOf = (head: readonly string[], body: string, site: RecordSite): string =>
  `<!doctype html><html lang="en"><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${styleOf(site)}</style>`,
    ...head,
  ].join('')}</head><body>${body}</body></html>`;

/** The page as HTML, and what a link says of it. */
export function renderRecord(facts: RecordFacts, site: RecordSite): RenderedPage {
  const { script } = site;
  const preview = previewOf(facts, site);
  const markup = renderToStaticMarkup(createElement(RecordPage, { facts, hasScript: script !== null }));
  const module = script === null ? [] : [`<script type="module" src="${script}"></script>`];
  const html = documentOf([previewTags(preview), ...module], markup.replaceAll('−$', MINUS_DOLLAR), site);
  return { html, preview };
}

/** The guide to checking the record as HTML. */
export const renderGuide = (guide: string, site: RecordSite): string =>
  documentOf(
    ['<title>Verify the record · Clubhouse Turn</title>'],
    renderToStaticMarkup(createElement(GuidePage, { guide })),
    site,
  );
