import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to chances, pace and figures');
testFeeding(test, screensToFeed('figures'));
test.run();
