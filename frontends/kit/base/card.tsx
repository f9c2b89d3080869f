import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { PartBoundary } from './part-boundary.tsx';

type CardProps = {
  readonly title?: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A ruled block with an optional heading, something beside the heading, and a foot. What breaks in it breaks alone. */
export function Card({ title, level = 2, aside, foot, className, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('card', className)} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <header className="card-head">
          {title && <Heading id={id}>{title}</Heading>}
          {aside && <div className="card-aside">{aside}</div>}
        </header>
      )}
      <PartBoundary>{children}</PartBoundary>
      {foot && <footer className="card-foot">{foot}</footer>}
    </section>
  );
}
