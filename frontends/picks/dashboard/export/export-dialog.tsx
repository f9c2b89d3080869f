import { useQueryClient } from '@tanstack/react-query';
import { useTrack } from '#frame/frame.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Button, DownloadIcon } from '#kit/kit.ts';
import { saveFile } from '#kit/sharing/sharing.ts';
import { analysisOf, csvOfAnalysis } from './analysis.ts';

const save = (name: string, type: string, text: string): void => saveFile(name, new Blob([text], { type }));

/** Saves what the dashboard shows as a file; nothing is asked of the server. */
export function ExportDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { slug } = useTrack();
  const analysis = () => analysisOf(client, slug, new Date().toISOString());
  const name = (ending: string) => `analysis-${slug}.${ending}`;
  const icon = <DownloadIcon size={16} />;
  return (
    <Dialog
      open={open}
      title="Export Analysis"
      onClose={onClose}
      actions={
        <>
          <Button
            icon={icon}
            onClick={() => save(name('json'), 'application/json', JSON.stringify(analysis(), null, 2))}
          >
            Download JSON
          </Button>
          <Button icon={icon} onClick={() => save(name('csv'), 'text/csv', csvOfAnalysis(analysis()))}>
            Download CSV
          </Button>
        </>
      }
    >
      <p>
        Everything on the dashboard right now: figures, recommendations, handicappers, results, jockeys and
        trainers, with sources and data warnings.
      </p>
    </Dialog>
  );
}
