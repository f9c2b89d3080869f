import type { PastRace } from '../form/form-query.ts';
import { lineParts, lineTitle } from './line-facts.ts';

/** What the two rows of each past race have no room for. */
export function MoreOfLines({ lines }: { readonly lines: readonly PastRace[] }) {
  return (
    <ul className="form-details">
      {lines.map((line) => (
        <li key={`${line.day} ${line.track}`} data-number>
          <strong>{lineTitle(line)}</strong>
          {lineParts(line).map(({ title, facts }) => (
            <div key={title} className="form-part">
              <b>{title}</b>
              <dl>
                {facts.map(([label, text]) => (
                  <div key={label}>
                    <dt>{label}</dt> <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
