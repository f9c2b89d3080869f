import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to results and the account');
testFeeding(test, screensToFeed('others'));
test.run();
