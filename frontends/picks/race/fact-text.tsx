import { Assumed } from '../parts/assumed.tsx';
import type { Fact } from './race-facts.ts';

export function FactText({ fact }: { readonly fact: Fact }) {
  return fact.isDefault ? <Assumed>{fact.text}</Assumed> : fact.text;
}
