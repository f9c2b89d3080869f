import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the administrators');
testFeeding(test, screensToFeed('administration'));
test.run();
