import { htmlText } from '#core/kernel/html-text.ts';

/** What a link says of its page where it is posted. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Absolute where the site's address is set. */
  readonly url: string;
  /** Address of a picture of 1200 by 630 pixels, absolute as `url`. */
  readonly image: string;
}

/** Title and description of a page, and what a link preview reads. */
export function previewTags({ title, description, url, image }: LinkPreview): string {
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${htmlText(content)}">`;
  return [
    `<title>${htmlText(title)} · Clubhouse Turn</title>`,
    `<meta name="description" content="${htmlText(description)}">`,
    property('type', 'website'),
    property('site_name', 'Clubhouse Turn'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', image),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
