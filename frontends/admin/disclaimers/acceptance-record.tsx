import { Badge, Card } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import type { Acceptance } from './evidence.ts';
import { evidenceOf, typeText } from './evidence.ts';

/** One acceptance: what, when, and everything recorded. What was not recorded is named, not left out. */
export function AcceptanceRecord({ record }: { readonly record: Acceptance }) {
  const evidence = evidenceOf(record);
  const unobserved = evidence.filter(([, value]) => value === null || value === '').map(([name]) => name);
  const isConfirmed = record.legalValidation === 'confirmed';
  return (
    <Card
      level={3}
      title={`${typeText(record.disclaimerType)}, version ${record.disclaimerVersion}`}
      aside={<Badge tone={isConfirmed ? 'green' : 'yellow'}>{record.legalValidation}</Badge>}
    >
      <Facts facts={evidence.filter(([, value]) => value !== null && value !== '')} />
      {unobserved.length > 0 && <p className="small muted">Not recorded: {unobserved.join(', ')}.</p>}
      <details className="admin-accepted-text">
        <summary>The accepted text</summary>
        {record.disclaimerText === '' ? (
          <p className="muted">The full text is missing from this record.</p>
        ) : (
          <p>{record.disclaimerText}</p>
        )}
      </details>
    </Card>
  );
}
