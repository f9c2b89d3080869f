/** A control in which text is typed. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Passwords and one-time codes are never kept. */
const savedTypes: ReadonlySet<string> = new Set([
  'text',
  'search',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'time',
]);

/** The control as a field whose text is kept, else null. A search box does not count. */
export function textField(control: EventTarget | null): TextField | null {
  if (control instanceof HTMLTextAreaElement) return control;
  const isKept = control instanceof HTMLInputElement && savedTypes.has(control.type);
  return isKept && control.role !== 'combobox' && control.autocomplete !== 'one-time-code' ? control : null;
}

/** Every such field of the page, in its order. */
const textFields = (): readonly TextField[] =>
  [...document.querySelectorAll('input, textarea')].map(textField).filter((field) => field !== null);

/** What a field is called: the heading of its dialog, and its label. */
function labelOf(field: TextField): string {
  const heading = field.closest('dialog')?.querySelector('h2')?.textContent ?? '';
  return `${heading}\n${field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name}`;
}

/** The fields of the page by name: what each is called, and which it is of those called alike. */
export function namedFields(): ReadonlyMap<string, TextField> {
  const alike = new Map<string, number>();
  return new Map(
    textFields().map((field) => {
      const label = labelOf(field);
      const before = alike.get(label) ?? 0;
      alike.set(label, before + 1);
      return [`${label}\n${before}`, field];
    }),
  );
}

/** Puts text into a field as if it were typed, so that the form notices. */
export function write(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
