import type { RefObject } from 'react';
import { useEffect } from 'react';
import { horseElementId } from './horse-form.tsx';

/** Digits pressed within this time make one number: 1, then 2, is 12. */
const togetherMs = 700;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Brings the part of a horse into view and the focus to its name. */
export function goToPart(section: Element): void {
  section.scrollIntoView({ block: 'start' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** The same by its program number; false for a number no horse has. */
export function goToHorse(programNumber: string): boolean {
  const section = document.getElementById(horseElementId(programNumber));
  if (section !== null) goToPart(section);
  return section !== null;
}

/** Digits lead to a horse by its number, `/` to the filter. */
export function useFormKeys(filter: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let typed = '';
    let pressedAt = 0;
    function follow(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || isTyping(target)) return;
      if (key === '/') {
        event.preventDefault();
        filter.current?.focus();
      }
      if (!/^\d$/.test(key)) return;
      typed = event.timeStamp - pressedAt < togetherMs ? `${typed}${key}` : key;
      pressedAt = event.timeStamp;
      if (!goToHorse(typed) && goToHorse(key)) typed = key;
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [filter]);
}
