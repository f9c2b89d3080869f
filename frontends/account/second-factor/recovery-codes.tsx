import { Alert, Button, product } from '#kit/kit.ts';
import { CopyText, saveFile } from '#kit/sharing/sharing.ts';

const fileText = (codes: readonly string[]): string =>
  `Recovery codes of your ${product.name} account. Each works once.\n\n${codes.join('\n')}\n`;

const save = (codes: readonly string[]) =>
  saveFile('clubhouse-turn-recovery-codes.txt', new Blob([fileText(codes)], { type: 'text/plain' }));

/** The recovery codes, shown this once. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}) {
  return (
    <>
      <Alert tone="good">
        The second factor is on. Save these codes somewhere you can reach without your phone. Each works once,
        and they won’t be shown again.
      </Alert>
      <ul className="plain-list recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="row">
        <CopyText text={codes.join('\n')} label="Copy" />
        <Button onClick={() => save(codes)}>Save as a file</Button>
        <Button tone="primary" onClick={onSaved}>
          I have saved them
        </Button>
      </p>
    </>
  );
}
