import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to picks, results and the account');
testFeeding(test, screensToFeed('others'));
test.run();
