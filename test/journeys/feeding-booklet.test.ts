import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the booklet');
testFeeding(test, screensToFeed('booklet'));
test.run();
