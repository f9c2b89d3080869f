import { CopyText } from './copy-text.tsx';
import { ShareButton } from './share-button.tsx';

/** The address of this page with the values that say which race, tab and day it shows; null takes a value out. */
export function sharedAddress(
  here: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const url = new URL(here);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Copies the address of what is shown; where the device can pass things on it offers that too. */
export function ShareLink({
  title,
  values,
}: {
  readonly title: string;
  readonly values: Readonly<Record<string, string | number | null | undefined>>;
}) {
  const url = () => sharedAddress(location.href, values);
  return (
    <span className="row share-link">
      <CopyText text={url} label="Copy link" />
      <ShareButton what={() => ({ title, url: url() })} />
    </span>
  );
}
