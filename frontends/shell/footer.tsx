import { Link } from '#frame/frame.ts';
import { helplines, product, supportEmail } from '#kit/kit.ts';
import { footerLinks } from './navigation.ts';
import { useTagline } from './tagline.ts';
import { toTop } from './to-top.ts';

function ResponsibleGambling() {
  return (
    <div className="foot-care">
      <p>
        <strong>For entertainment only, not for real betting decisions.</strong> No wager is taken here and
        nothing here is advice to bet. You must be {product.minimumAge} or older. Most bets lose. Post
        positions can differ from the program numbers used for betting.
      </p>
      <p>Please gamble responsibly. Free, confidential help:</p>
      <ul>
        {helplines.map((line) => (
          <li key={line.dialed}>
            {line.name}: <a href={line.dialed}>{line.printed}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to what exists, what this is and is not, where to find help, and who to write to. */
export function Footer() {
  const tagline = useTagline();
  const email = supportEmail();
  return (
    <footer className="foot">
      <div className="foot-inner">
        <div>
          <p className="foot-name">{product.name}</p>
          <p>{tagline}: ML predictions, track bias analysis, pace analysis and speed figures.</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {footerLinks.map((link) => (
              <li key={link.label}>
                <Link href={link.href} onFollow={toTop}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ResponsibleGambling />
        <p className="foot-last">
          © {product.copyrightYear} {product.name}
          {email !== null && (
            <>
              {' '}
              · Support: <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
