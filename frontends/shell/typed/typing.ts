import type { Member } from '#api/api.ts';
import { HttpError, queryClient, sessionKey, typedKey } from '#api/api.ts';
import { navigate, toasts } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { TextField } from './text-fields.ts';
import { namedFields, textField, write } from './text-fields.ts';

/** What a member had typed at an address, by the names of the fields. */
type Typed = {
  readonly member: string;
  readonly address: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
};

function keep(typed: Typed): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}

/** A text that stays in its form for so long is back. */
const settledMs = 3_000;
const startMs = 50;

const here = (): string => location.pathname + location.search;
const memberNow = (): string | null => queryClient.getQueryData<Member>(sessionKey)?.id ?? null;

/** A change was refused because nobody is signed in: its form may be empty by now. */
const isChangeRefused = (): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof HttpError && error.status === 401);

/** Collects what stands in the fields that were typed in. */
function makeTyped() {
  const typed = new Map<TextField, string>();
  const found = new Map<string, string>();
  return {
    note(control: EventTarget | null): void {
      const field = textField(control);
      if (field !== null) typed.set(field, field.value);
      for (const [before] of typed) if (!before.isConnected) typed.delete(before);
    },
    collect(): void {
      const isRefused = isChangeRefused();
      for (const [name, field] of namedFields()) {
        const last = typed.get(field);
        if (last === undefined) continue;
        found.set(name, field.value === '' && isRefused ? last : field.value);
      }
    },
    take(): Typed['fields'] {
      const fields = [...found].filter(([, text]) => text !== '');
      found.clear();
      return fields;
    },
  };
}

/**
 * Follows what is typed, from a control in which somebody just typed. When a call says that nobody is signed in, what
 * stands in the forms is collected before the screens lose them, and kept once it is sure that the session has ended.
 */
export function followTyping(first: EventTarget | null): void {
  const typed = makeTyped();
  let member = memberNow();
  typed.note(first);
  document.addEventListener('input', ({ target }) => {
    member = memberNow() ?? member;
    typed.note(target);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== sessionKey[0]) return;
    const { action } = event;
    if (action.type === 'invalidate') typed.collect();
    if (action.type !== 'success') return;
    if (action.data === null) typed.collect();
    const fields = typed.take();
    if (action.data !== null || member === null || fields.length === 0) return;
    keep({ member, address: here(), fields });
  });
}

/** Takes what this tab keeps out of its storage. */
function takeTyped(): Typed | null {
  try {
    const text = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return JSON.parse(text ?? 'null') as Typed | null;
  } catch {
    return null;
  }
}

/** Fills in each text whose field is on the page, again if its form is drawn anew; gives what still waits for its form. */
function makeFiller({ fields }: Typed, onSettled: (waiting: Typed['fields']) => void) {
  const waiting = new Map(fields);
  const filled = new Map<string, TextField>();
  function settle(name: string): void {
    if (filled.get(name)?.isConnected && waiting.delete(name)) onSettled([...waiting]);
  }
  return function fill(): void {
    for (const [name, field] of namedFields()) {
      const text = waiting.get(name);
      if (text === undefined || filled.get(name)?.isConnected) continue;
      filled.set(name, field);
      write(field, text);
      setTimeout(settle, settledMs, name);
    }
  };
}

function fillAsFormsOpen(typed: Typed): void {
  const fill = makeFiller(typed, (fields) => {
    takeTyped();
    if (fields.length > 0) keep({ ...typed, fields });
    else forms.disconnect();
  });
  const forms = new MutationObserver(() => {
    if (here() === typed.address) fill();
  });
  forms.observe(document.body, { childList: true, subtree: true });
  if (here() === typed.address) fill();
}

/** Brings what was typed back into its forms, at the address where it was typed, if the same member is signed in. */
export async function restore(): Promise<void> {
  const typed = takeTyped();
  if (typed === null || typed.member !== memberNow()) return;
  keep(typed);
  // Before the page has started it does not follow its address.
  while (document.documentElement.dataset['started'] !== 'yes')
    await new Promise((wake) => setTimeout(wake, startMs));
  if (location.pathname === links.picks && here() !== typed.address) navigate(typed.address);
  fillAsFormsOpen(typed);
  toasts.show({
    title: 'You are signed in again',
    description: 'What you had typed is back. A form that was open fills in when you open it again.',
  });
}
