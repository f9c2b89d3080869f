import type { Contract } from './contract.ts';
import type { Checked, Endpoint, Frozen, Written } from './endpoint.ts';

type Rows = { [Subject in keyof Contract]: Contract[Subject][keyof Contract[Subject]] }[keyof Contract];
type JsonRow = Extract<Rows, { readonly reply: unknown }>;
type Named<Row extends Endpoint> = `${Row['method']} ${Row['path']}`;

/**
 * Every call that answers JSON, by method and path: what a caller writes (`params`, `query`, `body`; undefined
 * where the call has none) and what comes back. Types only: nothing of the contract reaches a browser.
 */
export type Calls = {
  readonly [Row in JsonRow as Named<Row>]: {
    readonly params: Written<Row, 'params'>;
    readonly query: Written<Row, 'query'>;
    readonly body: Written<Row, 'body'>;
    readonly reply: Frozen<Checked<Row, 'reply'>>;
  };
};
