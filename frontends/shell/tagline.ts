import { useSyncExternalStore } from 'react';
import { shownTrack, titleAt } from '#frame/frame.ts';
import { product } from '#kit/kit.ts';

const nameNow = (): string => shownTrack.read()?.name ?? '';

/** The tagline, with the name of the track on screen. */
export const useTagline = (): string =>
  titleAt(product.tagline, useSyncExternalStore(shownTrack.onChange, nameNow, nameNow));
