import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeQueryClient } from '#api/api.ts';

// Outside the build JSX compiles to calls of a global React; screens are therefore imported after this line.
Object.assign(globalThis, { React });

/** A screen as HTML text, with the given answers of the server already there, by address; refetching the `failed` ones failed. */
export function markupOf(
  Screen: ComponentType,
  answers: Readonly<Record<string, unknown>> = {},
  failed: readonly string[] = [],
): string {
  const client = makeQueryClient(async () => null);
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer);
  for (const address of failed) {
    const error = new Error(`${address} did not answer`);
    client
      .getQueryCache()
      .find({ queryKey: [address] })
      ?.setState({ status: 'error', error });
  }
  const screen = React.createElement(Screen);
  const html = renderToStaticMarkup(React.createElement(QueryClientProvider, { client }, screen));
  client.clear();
  return html;
}

/** What can be read of it: the text without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
