/** Every source of the outside world, one line each. What a source is and needs, its own folder says. */

export { expertPicks } from '#adapters/sources/expert-picks/source.ts';
export { newsFeeds } from '#adapters/sources/news/source.ts';
export { nws } from '#adapters/sources/nws/source.ts';
export { nyra } from '#adapters/sources/nyra/source.ts';
export { offTrackBetting } from '#adapters/sources/off-track-betting/source.ts';
export { openMeteo } from '#adapters/sources/open-meteo/source.ts';
export { openWeather } from '#adapters/sources/openweather/source.ts';
export { theRacingApi } from '#adapters/sources/the-racing-api/source.ts';
export { pedicapper } from './pedicapper.ts';
