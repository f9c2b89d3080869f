import { trackByCode, trackBySlug } from '../../card/track.ts';
import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const shipper: CardAngle = {
  name: 'shipper',
  title: 'Ships in',
  sentence: 'Last race at another track',
  parameters: [],
  holds: ofLastRace((last, { evidence: { race } }) => {
    const today = trackBySlug(race.trackSlug)?.code ?? null;
    return today === null ? null : (trackByCode(last.track)?.code ?? last.track) !== today;
  }),
};
