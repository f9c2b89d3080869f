import { useState } from 'react';
import { Link } from '#frame/frame.ts';
import { links, product } from '#kit/kit.ts';
import { useTagline } from './tagline.ts';

/** Logo, name and tagline; the initials stand in when the picture does not load. */
export function Brand() {
  const [missing, setMissing] = useState(false);
  const tagline = useTagline();
  return (
    <Link className="brand" href={links.picks}>
      {missing ? (
        <span className="brand-initials" aria-hidden="true">
          {product.initials}
        </span>
      ) : (
        <img
          src="/logo.svg"
          alt={`${product.name} logo`}
          width="40"
          height="40"
          onError={() => setMissing(true)}
        />
      )}
      <span>
        <span className="brand-name">{product.name}</span>
        <span className="brand-tagline">{tagline}</span>
      </span>
    </Link>
  );
}
