import type { ReactElement, SVGAttributes } from 'react';
import { createElement } from 'react';

/** An icon as the set draws it, on 24 by 24. */
export type Drawing = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};
export type IconProps = SVGAttributes<SVGSVGElement> & { readonly size?: number };

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const says = /^(?:aria-|role$|title$)/;

/** Makes an icon of a drawing: 24 px by default, not read aloud unless it has something to say. The build has the icon set use this instead of its own maker, which serves other frameworks too. */
export function makeIcon({ node }: Drawing): (props: IconProps) => ReactElement {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }) => {
    const isSilent = !Object.keys(props).some((name) => says.test(name));
    return createElement(
      'svg',
      { ...look, width: size, height: size, ...(isSilent && { 'aria-hidden': true }), ...props },
      drawn,
    );
  };
}
