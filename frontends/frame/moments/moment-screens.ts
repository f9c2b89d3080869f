/** Screens of a day with the bar of its moments. */
const screens =
  /^\/(?:race\/[^/]+\/[^/]+\/\d+|board|ai-betting|saratoga-picks|pace-analysis|handicapping-tools|track-bias-analysis|weather-analysis|longshot-alerts|race-results-ai)?$/;

export const showsMoments = (pathname: string): boolean => screens.test(pathname);
