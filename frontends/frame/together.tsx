import { SelectField } from '#kit/kit.ts';
import { useQueryValue } from './address.ts';
import { useTrack } from './track.tsx';

const parameter = 'tracks';

type Shown = 'one' | 'all';

/** Whether figures are of the chosen track alone or of all tracks together (`?tracks=all`), and the list to choose from. */
export function useTracksShown(usual: Shown) {
  const { slug, name } = useTrack();
  const [requested, setRequested] = useQueryValue(parameter);
  const shown: Shown = requested === 'all' || requested === 'one' ? requested : usual;
  const field = (
    <SelectField
      label="Figures of"
      choices={[
        { value: 'one', label: name },
        { value: 'all', label: 'All tracks' },
      ]}
      value={shown}
      onChange={(event) => setRequested(event.target.value === usual ? null : event.target.value)}
    />
  );
  return { isTogether: shown === 'all', track: shown === 'all' ? 'all' : slug, field };
}
