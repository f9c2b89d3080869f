import { product, SaddleCloth } from '#kit/kit.ts';

const cloths = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The head of the sign-in screens: name and tagline, set like the cover of a program. */
export function Masthead() {
  return (
    <header className="masthead">
      <p className="masthead-name">{product.name}</p>
      <div className="masthead-cloths" aria-hidden="true">
        {cloths.map((number) => (
          <SaddleCloth key={number} number={number} />
        ))}
      </div>
      <p className="masthead-tagline">{product.tagline}</p>
    </header>
  );
}
