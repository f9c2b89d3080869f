import { buttonClass, Card, supportEmail } from '#kit/kit.ts';
import { MailIcon } from '../icons.ts';
import { ResponsiblePlay, WhereToWrite } from './helplines.tsx';

function WhatHelps() {
  return (
    <ul className="account-list">
      <li>
        <strong>A number looks wrong:</strong> the race day, the race, the program number, and what the
        official program or chart says.
      </li>
      <li>
        <strong>You can’t sign in:</strong> the email address of the account and what the screen said. Never
        send a password.
      </li>
      <li>
        <strong>Something broke:</strong> the address of the page, the time, and the browser you use.
      </li>
      <li>
        <strong>A security problem:</strong> how to reproduce it. Please give us time to fix it before you
        tell others.
      </li>
    </ul>
  );
}

function Support() {
  const email = supportEmail();
  if (email === null)
    return (
      <Card title="Support">
        <WhereToWrite />
      </Card>
    );
  return (
    <Card title="Support">
      <p className="account-address">{email}</p>
      <p>
        <a className={buttonClass('primary')} href={`mailto:${email}`}>
          <MailIcon size={18} aria-hidden="true" />
          Send an email
        </a>
      </p>
    </Card>
  );
}

export function ContactPage() {
  return (
    <div className="page">
      <header className="page-head">
        <h1>Contact</h1>
      </header>
      <div className="account-cards">
        <Support />
        <Card title="What helps us answer">
          <WhatHelps />
        </Card>
        <Card title="When betting stops being fun">
          <ResponsiblePlay />
        </Card>
      </div>
    </div>
  );
}
