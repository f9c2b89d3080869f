import { useQuery } from '@tanstack/react-query';
import { defaultTrackSlug, Link } from '#frame/frame.ts';
import { Alert, links, numbered } from '#kit/kit.ts';
import { sourcesQuery } from '../queries.ts';
import { pauseText } from './source-care.ts';

/** Which sources are paused, by whom, why and until when; nothing if none is. */
export function PausedSources() {
  const { data } = useQuery(sourcesQuery(defaultTrackSlug));
  const paused = (data?.sources ?? []).filter(({ pause }) => pause !== null);
  if (paused.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={`${numbered(paused.length, 'source')} ${paused.length === 1 ? 'is' : 'are'} paused`}
      action={<Link href={links.adminScrapers}>View sources</Link>}
    >
      <ul className="admin-alert-list">
        {paused.map(({ source, label, pause }) => (
          <li key={source}>
            <strong>{label}</strong> {pause && pauseText(pause)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
