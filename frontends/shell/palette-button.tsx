import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { log } from '#api/api.ts';
import { ErrorBoundary, toasts } from '#frame/frame.ts';
import { SearchIcon, Tooltip } from '#kit/kit.ts';

type Palette = ComponentType<{ readonly onClose: () => void }>;

const isCalled = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function reportFailure(error: unknown): void {
  log.error('Could not load the search', error);
  toasts.show({ title: 'Couldn’t load the search', description: 'Please try again.', tone: 'error' });
}

/** The search, fetched when it is first wanted; null while it is closed. */
function usePalette() {
  const [palette, setPalette] = useState<{ readonly Shown: Palette } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    import('./palette/palette.tsx').then(({ Palette: Shown }) => {
      setPalette({ Shown });
      setOpen(true);
    }, reportFailure);
  }, []);
  return { palette: isOpen ? palette : null, open, close };
}

function useShortcut(open: () => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isCalled(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/** Opens the search for a race, horse or page, by a press or Ctrl/Cmd-K. */
export function PaletteButton() {
  const { palette, open, close } = usePalette();
  useShortcut(open);
  return (
    <>
      <Tooltip text="Race, horse or page (Ctrl K)">
        {(attributes) => (
          <button
            {...attributes}
            type="button"
            className="icon-button bar-search"
            aria-label="Go to a race, horse or page"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={open}
          >
            <SearchIcon size={20} />
          </button>
        )}
      </Tooltip>
      {palette && (
        <ErrorBoundary name="the search" instead={null}>
          <palette.Shown onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
