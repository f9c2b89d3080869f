import { useEffect, useState } from 'react';
import { Button, CheckIcon, CopyIcon } from '#kit/kit.ts';

const tickMs = 2000;

type CopyTextProps = { readonly text: string | (() => string); readonly label: string };

/** Copying a text, and for two seconds how that ended. */
function useCopy(text: CopyTextProps['text']) {
  const [status, setStatus] = useState<'Copied' | 'Couldn’t copy' | null>(null);
  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), tickMs);
    return () => clearTimeout(timer);
  }, [status]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setStatus('Copied');
    } catch {
      setStatus('Couldn’t copy');
    }
  }
  return { status, copy };
}

/** Copies a text, and says for two seconds that it did. */
export function CopyText({ text, label }: CopyTextProps) {
  const { status, copy } = useCopy(text);
  return (
    <span className="row copy-text">
      <Button
        tone="quiet"
        icon={status === 'Copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="small">
        {status}
      </span>
    </span>
  );
}
