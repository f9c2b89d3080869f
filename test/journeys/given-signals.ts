import type { Page } from 'playwright';

/** Nobody hears or feels a browser without a screen, and it shows no notices: what it was told to do is noted, and done. */
const NOTING = `
  window.givenSignals = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    givenSignals.push('tone of ' + this.frequency.value);
    return start.apply(this, when);
  };
  const vibrate = Navigator.prototype.vibrate;
  Navigator.prototype.vibrate = function (pattern) {
    givenSignals.push('vibration ' + pattern);
    return vibrate.call(this, pattern);
  };
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      givenSignals.push('notice ' + title + ': ' + options.body);
    }
  };`;

/** A browser without a screen refuses notices: here it allows them. */
const ALLOWING = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';`;

/** From the next address on, the member allows notices of this site in the browser's settings. */
export const allowNotices = (page: Page): Promise<unknown> => page.addInitScript(ALLOWING);

/** From the next address on, the page notes the signals it gives. */
export const noteSignals = (page: Page): Promise<unknown> => page.addInitScript(NOTING);

/** The signals a page has given since it was opened, or since they were taken last. */
export const takeSignals = (page: Page): Promise<readonly string[]> =>
  page.evaluate('givenSignals.splice(0)');
