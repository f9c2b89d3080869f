import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/kit.ts';
import { PrintIcon } from './icons.ts';

/** True while the page is printed, so that a screen can put on paper what it shows only in part. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = window.matchMedia('print');
    const become = (is: boolean) => flushSync(() => setPrinting(is));
    const begin = () => become(true);
    const end = () => become(false);
    const change = ({ matches }: MediaQueryListEvent) => become(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    print.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      print.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}

export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button tone="quiet" icon={<PrintIcon size={16} />} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
