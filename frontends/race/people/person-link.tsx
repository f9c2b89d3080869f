import { Link } from '#frame/frame.ts';
import { links, personName } from '#kit/kit.ts';

/** A jockey or trainer by name, linked to their own page. */
export function PersonLink({ kind, name }: { readonly kind: 'jockey' | 'trainer'; readonly name: string }) {
  return <Link href={links[kind](name)}>{personName(name)}</Link>;
}
