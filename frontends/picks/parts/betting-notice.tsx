import { Link } from '#frame/frame.ts';
import { links, product } from '#kit/kit.ts';

/** The notice to bettors beside a card. */
export function BettingNotice() {
  return (
    <div className="stack small muted plain-notes">
      <p>Post positions may differ from the program numbers used for betting. Bet by the program number.</p>
      <p>
        For entertainment only, not for real betting decisions; {product.minimumAge} and older. Most bets
        lose. Please gamble responsibly: <Link href={links.contact}>where to find help</Link>.
      </p>
    </div>
  );
}
