import { suite } from 'uvu';
import { screensToFeed, testFeeding } from './feeding/fed-screens.ts';

const test = suite('odd answers to the picks and the chat');
testFeeding(test, screensToFeed('picks'));
test.run();
