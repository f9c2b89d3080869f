import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to horses, people and angles');
testFeeding(test, screensToFeed('horses'));
test.run();
