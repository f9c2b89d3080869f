import { useQueryValue, useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';

const parameter = 'tracks';

type Shown = 'one' | 'all';

/** Whether figures cover the chosen track or all tracks (`?tracks=all`), and the field to choose that. */
export function useTracksShown(usual: Shown) {
  const { slug, name } = useTrack();
  const [requested, setRequested] = useQueryValue(parameter);
  const shown: Shown = requested === 'all' || requested === 'one' ? requested : usual;
  const field = (
    <SelectField
      label="Show figures for"
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
