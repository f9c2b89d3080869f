import { useEffect, useState } from 'react';
import { Button, CheckIcon, CopyIcon } from '#kit/kit.ts';

const tickMs = 2000;

/** Copies a text, and says for two seconds that it did. */
export function CopyText({
  text,
  label,
}: {
  readonly text: string | (() => string);
  readonly label: string;
}) {
  const [said, setSaid] = useState<'Copied' | 'Copying was refused' | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), tickMs);
    return () => clearTimeout(timer);
  }, [said]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
    } catch {
      setSaid('Copying was refused');
    }
  }
  return (
    <span className="row copy-text">
      <Button
        tone="quiet"
        icon={said === 'Copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="small">
        {said}
      </span>
    </span>
  );
}
