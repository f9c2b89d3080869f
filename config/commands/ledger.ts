import { verifyLedgerId } from '../wiring/ledger.ts';
import type { Tools } from './tools.ts';

export const ledgerActs = ({ get }: Tools) => ({
  verifyLedger: get(verifyLedgerId),
});
