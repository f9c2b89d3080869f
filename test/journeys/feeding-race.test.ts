import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the screens of a race');
testFeeding(test, screensToFeed('race'));
test.run();
