import { call, sentenceOf } from '#api/api.ts';
import { forTrack, toasts } from '#frame/frame.ts';
import { refetchAt } from '../queries.ts';

type Message = { readonly message?: string; readonly success?: boolean };

/** Two acts of this screen, each with the words for its end. */
const words = {
  odds: {
    done: 'Sync Complete',
    failed: 'Sync Failed',
    otherwise: 'Failed to sync Dose/Odds data',
    message: 'The Dose/Odds figures were loaded.',
  },
  workflow: {
    done: 'Workflow Complete',
    failed: 'Workflow Failed',
    otherwise: 'Failed to run workflow',
    message: 'The workflow has started.',
  },
} as const;

type Act = keyof typeof words;

/** What a good end says: the server's message where there is one. */
export const doneText = (act: Act, { message }: Message): string => message || words[act].message;

/** A date at a track. */
export type DayAt = { readonly track: string; readonly date: string };

const acting = (act: Act, send: (day: DayAt) => Promise<Message>) => ({
  mutationFn: send,
  onSuccess: (message: Message) => {
    const { done, failed } = words[act];
    const isWell = message.success !== false;
    toasts.show({
      title: isWell ? done : failed,
      description: doneText(act, message),
      tone: isWell ? 'good' : 'error',
    });
    refetchAt(/^\/api\/workflow/);
  },
  onError: (error: Error) =>
    toasts.show({
      title: words[act].failed,
      description: sentenceOf(error, words[act].otherwise),
      tone: 'error',
    }),
});

export const oddsSync = acting('odds', ({ track, date }) =>
  call('POST /api/admin/pedicapper-scrape', { ...forTrack(track), body: { date } }),
);
export const fullWorkflow = acting('workflow', ({ track, date }) =>
  call('POST /api/admin/run-workflow', { ...forTrack(track), body: { date } }),
);
