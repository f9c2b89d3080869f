import { Alert } from '#kit/kit.ts';
import { dialed } from './help-line.tsx';

const phone = /\b(1-\d{3}-[A-Z\d][A-Z\d-]*[A-Z\d])/;

/** Why the book refused something; a number to call in the sentence is one tap away. */
export function Refused({ sentence }: { readonly sentence: string }) {
  const [before, number, after] = sentence.split(phone);
  return (
    <Alert tone="error">
      {before}
      {number && <a href={dialed(number)}>{number}</a>}
      {after}
    </Alert>
  );
}
