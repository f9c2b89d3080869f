import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to horses, people, angles and the booklet');
testFeeding(test, screensToFeed('horses'));
test.run();
