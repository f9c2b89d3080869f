import { suite } from 'uvu';
import { testScreens } from './examined-screens.ts';
import { raceDayScreens, screens } from './screens.ts';

const test = suite('every other screen of a member');
testScreens(
  test,
  screens.filter((screen) => screen.who === 'insider' && !raceDayScreens.includes(screen)),
);

test.run();
