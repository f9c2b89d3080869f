import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownMoment } from '#api/api.ts';
import { lazyPart, useTrack } from '#frame/frame.ts';
import { Button, DownloadIcon, RefreshIcon } from '#kit/kit.ts';
import { pickFormId } from './pick/pick-form.tsx';
import { isDashboardCall } from './questions.ts';
import { TrackPicker } from './track-picker.tsx';

const ExportDialog = lazyPart(async () => (await import('./export/export-dialog.tsx')).ExportDialog, null);

export const refreshShownMs = 1000;

function toPickForm(): void {
  const form = document.getElementById(pickFormId);
  form?.scrollIntoView({ block: 'center' });
  form?.querySelector<HTMLElement>('select, button')?.focus({ preventScroll: true });
}

/** Refreshes everything and shows so for a second. */
function useRefresh() {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), refreshShownMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  function refresh(): void {
    setShown(true);
    void client.invalidateQueries({ predicate: ({ queryKey }) => isDashboardCall(queryKey) });
  }
  return { isShown, refresh };
}

/** What this is, of which track, and what can be done here. */
export function DashboardHead() {
  const { track } = useTrack();
  const { isShown, refresh } = useRefresh();
  const [isExporting, setExporting] = useState(false);
  return (
    <div className="page-head dashboard-head">
      <div>
        <h1>Dashboard</h1>
        <p className="dashboard-line">{track?.name ?? ''}</p>
      </div>
      <div className="row dashboard-actions">
        <TrackPicker />
        <Button icon={<RefreshIcon size={16} />} busy={isShown} onClick={refresh}>
          {isShown ? 'Refreshing...' : 'Refresh Data'}
        </Button>
        {shownMoment() === null && (
          <Button tone="primary" onClick={toPickForm}>
            Submit Pick
          </Button>
        )}
        <Button icon={<DownloadIcon size={16} />} onClick={() => setExporting(true)}>
          Export Analysis
        </Button>
      </div>
      {isExporting && <ExportDialog open onClose={() => setExporting(false)} />}
    </div>
  );
}
