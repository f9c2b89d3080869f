import type { Member } from '#api/api.ts';
import { HttpError, queryClient, sessionKey, typedKey } from '#api/api.ts';
import { navigate, toasts } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { TextField } from './text-fields.ts';
import { namedFields, textField, write } from './text-fields.ts';

/** What a member had typed at an address, by the names of the fields. */
type SavedText = {
  readonly member: string;
  readonly address: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** The notice about it was shown. */
  readonly isAnnounced?: true;
};

function keep(text: SavedText): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(text));
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}

/** A text that was filled in and is still in its form after this long will stay there. */
const settledMs = 3_000;
const startMs = 50;

const here = (): string => location.pathname + location.search;
const memberNow = (): string | null => queryClient.getQueryData<Member>(sessionKey)?.id ?? null;

/** Whether a change was refused because nobody is signed in: its form may be empty by now. */
const isChangeRefused = (): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof HttpError && error.status === 401);

/** Collects the text of the fields that somebody typed in. */
function makeCollector() {
  const fields = new Map<TextField, string>();
  const collected = new Map<string, string>();
  return {
    note(control: EventTarget | null): void {
      const field = textField(control);
      if (field !== null) fields.set(field, field.value);
      for (const [before] of fields) if (!before.isConnected) fields.delete(before);
    },
    collect(): void {
      const isRefused = isChangeRefused();
      for (const [name, field] of namedFields()) {
        const last = fields.get(field);
        if (last === undefined) continue;
        collected.set(name, field.value === '' && isRefused ? last : field.value);
      }
    },
    take(): SavedText['fields'] {
      const texts = [...collected].filter(([, text]) => text !== '');
      collected.clear();
      return texts;
    },
  };
}

/**
 * Follows what is typed, from a control in which somebody just typed. When a call says that nobody is signed in, the text
 * of the forms is collected before their screens close, and saved once the server confirms that the session has ended.
 */
export function followTyping(first: EventTarget | null): void {
  const collector = makeCollector();
  let member = memberNow();
  collector.note(first);
  document.addEventListener('input', ({ target }) => {
    member = memberNow() ?? member;
    collector.note(target);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== sessionKey[0]) return;
    const { action } = event;
    if (action.type === 'invalidate') collector.collect();
    if (action.type !== 'success') return;
    if (action.data === null) collector.collect();
    const fields = collector.take();
    if (action.data !== null || member === null || fields.length === 0) return;
    restoring?.stop();
    restoring = null;
    keep({ member, address: here(), fields });
  });
}

/** The member whose text is being filled in, and how to stop that; null while none is. */
let restoring: { readonly member: string; readonly stop: () => void } | null = null;

/** Reads the saved text of this tab and removes it from its storage. */
function takeSaved(): SavedText | null {
  try {
    const text = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return JSON.parse(text ?? 'null') as SavedText | null;
  } catch {
    return null;
  }
}

/**
 * Fills in each text whose field is on the page, and fills it in again if its form is drawn again before it is sent. Calls
 * `onSettled` with the texts that are still waiting for their forms.
 */
function makeFiller({ fields }: SavedText, onSettled: (waiting: SavedText['fields']) => void) {
  const waiting = new Map(fields);
  const filled = new Map<string, TextField>();
  function settle(name: string): void {
    if (waiting.delete(name)) onSettled([...waiting]);
  }
  function settleIfThere(name: string): void {
    if (filled.get(name)?.isConnected) settle(name);
  }
  return function fill(): void {
    for (const [name, field] of namedFields()) {
      const text = waiting.get(name);
      if (text === undefined || filled.get(name)?.isConnected) continue;
      filled.set(name, field);
      write(field, text);
      setTimeout(settleIfThere, settledMs, name);
      field.form?.addEventListener('submit', () => settle(name), { once: true });
    }
  };
}

function fillAsFormsOpen(saved: SavedText): void {
  const fill = makeFiller(saved, (fields) => {
    takeSaved();
    if (fields.length > 0) keep({ ...saved, fields });
    else forms.disconnect();
  });
  const fillHere = () => {
    if (here() === saved.address && saved.member === memberNow()) fill();
  };
  const forms = new MutationObserver(fillHere);
  restoring = { member: saved.member, stop: () => forms.disconnect() };
  forms.observe(document.body, { childList: true, subtree: true });
  fillHere();
}

/** Fills what was typed into its forms again, at the address where it was typed, if the same member is signed in. The notice about it is shown once. */
export async function restore(): Promise<void> {
  if (restoring !== null && restoring.member === memberNow()) return;
  restoring?.stop();
  restoring = null;
  const saved = takeSaved();
  if (saved === null || saved.member !== memberNow()) return;
  const announced = { ...saved, isAnnounced: true } as const;
  keep(announced);
  // The page shows a new address only after it has started.
  while (document.documentElement.dataset['started'] !== 'yes')
    await new Promise((wake) => setTimeout(wake, startMs));
  const isBack = location.pathname === links.picks && !saved.isAnnounced;
  if (isBack && here() !== saved.address) navigate(saved.address);
  fillAsFormsOpen(announced);
  if (saved.isAnnounced) return;
  toasts.show({
    title: 'You are signed in again',
    description: 'What you had typed is back. A form that was open fills in when you open it again.',
  });
}
