import { suite } from 'uvu';
import { testScreens } from './examined-screens.ts';
import { screens } from './screens.ts';

const test = suite('every screen of visitors, of those in front of the gate, and of administrators');
testScreens(
  test,
  screens.filter(({ who }) => who !== 'insider'),
);

test.run();
