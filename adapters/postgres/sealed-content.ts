/**
 * What a sealed row says of a name, as SQL that the indexes of the ledger are on. Rows are looked up by their hashed text:
 * there is no column that could say something else.
 */
export const said = (name: string): string => `(cast(content as jsonb) ->> '${name}')`;
