import { ChatBox } from '../chat/chat-box.tsx';
import { ExplainerCard } from './explainer-card.tsx';
import { NewsCard } from './news-card.tsx';

/** News of the track, a box for questions, and how the picks come about. */
export function PressAndQuestions() {
  return (
    <>
      <NewsCard />
      <ChatBox />
      <ExplainerCard />
    </>
  );
}
