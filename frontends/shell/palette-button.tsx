import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { log } from '#api/api.ts';
import { ErrorBoundary, toasts } from '#frame/frame.ts';
import { SearchIcon, Tooltip } from '#kit/kit.ts';

type Palette = ComponentType<{ readonly onClose: () => void }>;

const isCalled = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the search for a race, horse or page, by a press or Ctrl/Cmd-K; it is fetched when it is first wanted. */
export function PaletteButton() {
  const [palette, setPalette] = useState<{ readonly Shown: Palette } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    import('./palette/palette.tsx').then(
      ({ Palette: Shown }) => {
        setPalette({ Shown });
        setOpen(true);
      },
      (error: unknown) => {
        log.error('Could not load the search', error);
        toasts.show({
          title: 'Couldn’t load the search',
          description: 'Please try again.',
          tone: 'error',
        });
      },
    );
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isCalled(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
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
      {isOpen && palette && (
        <ErrorBoundary name="the search" instead={null}>
          <palette.Shown onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
