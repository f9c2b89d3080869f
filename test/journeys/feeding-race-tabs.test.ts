import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the tabs of a race');
testFeeding(test, screensToFeed('tabs'));
test.run();
