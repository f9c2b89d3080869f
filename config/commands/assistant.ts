import { askJakeId } from '../wiring/assistant.ts';
import type { Tools } from './tools.ts';

export const assistantActs = ({ get }: Tools) => ({ askJake: get(askJakeId) });
