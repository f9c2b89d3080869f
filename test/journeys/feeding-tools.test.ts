import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the tools');
testFeeding(test, screensToFeed('tools'));
test.run();
