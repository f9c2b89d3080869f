/** What screens are notified of, and what ends a shared reply early. */
export const TOPIC_NAMES = ['odds', 'scratches', 'results', 'picks', 'weather', 'tracks', 'runs'] as const;

export type TopicName = (typeof TOPIC_NAMES)[number];
