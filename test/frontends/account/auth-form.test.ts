import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { forgetMember, HttpError, queryClient, sessionKey } from '#api/api.ts';
import {
  authFailure,
  firstInvalidField,
  formProblem,
  noCredentials,
  signInBody,
  signUpBody,
  withoutPasswords,
} from '../../../frontends/account/auth/auth-form-rules.ts';
import { arrive, enter, serverDeps } from '../../../frontends/account/auth/enter.ts';
import {
  keepDraft,
  noteAcceptance,
  waitingDraft,
  wasAccepted,
} from '../../../frontends/account/auth/form-draft.ts';

const test = suite('the sign-in form');

const ada = {
  email: ' ada@example.com ',
  password: 'Good-Pass-1',
  confirmation: 'Good-Pass-1',
  firstName: 'Ada ',
  lastName: 'Lovelace',
  code: '',
};

test('email and password are required, in either mode', () => {
  for (const mode of ['sign-in', 'create'] as const) {
    assert.is(formProblem(mode, noCredentials), 'Email and password are required');
    assert.is(formProblem(mode, { ...ada, email: '  ' }), 'Email and password are required');
    assert.is(formProblem(mode, { ...ada, password: '' }), 'Email and password are required');
  }
});

test('a confirmation that differs matters only to who creates an account', () => {
  assert.is(formProblem('create', { ...ada, confirmation: 'other' }), 'Passwords do not match');
  assert.is(formProblem('sign-in', { ...ada, confirmation: '' }), null);
});

test('a weak password is left to the server', () => {
  assert.is(formProblem('create', { ...ada, password: 'a', confirmation: 'a' }), null);
});

test('changing the mode empties both passwords and nothing else', () => {
  assert.equal(withoutPasswords(ada), { ...ada, password: '', confirmation: '' });
});

test('signing in sends email and password, signing up the names too', () => {
  assert.equal(signInBody(ada), { email: 'ada@example.com', password: 'Good-Pass-1' });
  assert.equal(signUpBody(ada), {
    email: 'ada@example.com',
    password: 'Good-Pass-1',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
});

test('the code of a second factor is sent once it was asked for', async () => {
  assert.equal(signInBody({ ...ada, code: ' 123456 ' }).code, '123456');
  let asked = 0;
  const deps = {
    signIn: async () => {
      throw new HttpError(403, '{"message":"Enter the code.","code":"accounts.code-needed"}', 'Forbidden');
    },
    signUp: async () => undefined,
    refetch: async () => undefined,
    isSignedIn: () => false,
    goTo: () => undefined,
    onCodeNeeded: () => {
      asked += 1;
    },
  };
  assert.equal(await enter('sign-in', ada, undefined, deps), { sentence: 'Enter the code.', field: 'code' });
  assert.is(asked, 1);
});

test('a refusal shows the server’s sentence, else failed authentication', () => {
  assert.is(authFailure(new HttpError(409, '{"message":"Taken."}', 'Conflict')), 'Taken.');
  assert.is(authFailure(new HttpError(401, '', 'Unauthorized')), 'Authentication failed');
  assert.is(authFailure(new HttpError(502, '<html>', 'Bad Gateway')), 'Authentication failed');
});

test('no answer at all is a temporary error', () => {
  assert.is(authFailure(new TypeError('fetch failed')), 'An error occurred. Please try again.');
});

test('after a failure the form returns to the field to fix', () => {
  assert.is(firstInvalidField('create', noCredentials), 'email');
  assert.is(firstInvalidField('sign-in', { ...ada, password: '' }), 'password');
  assert.is(firstInvalidField('sign-in', ada), 'password');
  assert.is(firstInvalidField('create', { ...ada, confirmation: 'x' }), 'confirmation');
  assert.is(firstInvalidField('create', ada), 'email');
});

function depsThatNote(failure?: unknown) {
  const done: string[] = [];
  const act = (what: string) => async () => {
    done.push(what);
    if (failure !== undefined) throw failure;
  };
  const refetch = async () => void done.push('ask again');
  const goTo = (address: string) => void done.push(address);
  return { done, signIn: act('sign in'), signUp: act('sign up'), refetch, isSignedIn: () => false, goTo };
}

test('entering reloads who is signed in and then goes to the picks', async () => {
  const signingIn = depsThatNote();
  assert.is(await enter('sign-in', ada, undefined, signingIn), null);
  assert.equal(signingIn.done, ['sign in', 'ask again', '/']);
  const creating = depsThatNote();
  assert.is(await enter('create', ada, undefined, creating), null);
  assert.equal(creating.done, ['sign up', 'ask again', '/']);
});

test('a form with an action on success does not redirect', async () => {
  const deps = depsThatNote();
  assert.is(await enter('sign-in', ada, () => void deps.done.push('callback'), deps), null);
  assert.equal(deps.done, ['sign in', 'ask again', 'callback']);
});

test('a faulty form is not sent', async () => {
  const deps = depsThatNote();
  assert.is(
    (await enter('sign-in', noCredentials, undefined, deps))?.sentence,
    'Email and password are required',
  );
  assert.equal(deps.done, []);
});

test('a refused user stays at the form', async () => {
  const deps = depsThatNote(new HttpError(401, '{"message":"Email or password is wrong."}', ''));
  const onSuccess = () => void deps.done.push('callback');
  const failure = { sentence: 'Email or password is wrong.', field: null };
  assert.equal(await enter('sign-in', ada, onSuccess, deps), failure);
  assert.equal(deps.done, ['sign in']);
});

test('only a code that is missing or wrong leads to the field of the code', async () => {
  const fieldAfter = async (status: number, code: string) => {
    const deps = depsThatNote(new HttpError(status, JSON.stringify({ message: 'No.', code }), ''));
    return (await enter('sign-in', { ...ada, code: '1' }, undefined, deps))?.field;
  };
  assert.is(await fieldAfter(403, 'accounts.wrong-code'), 'code');
  assert.is(await fieldAfter(401, 'accounts.wrong-password'), null);
  assert.is(await fieldAfter(429, 'accounts.too-many'), null);
});

test('who is in after all, though no answer came in time, arrives', async () => {
  const isSignedIn = (email: string) => email === 'ada@example.com';
  const late = { ...depsThatNote(new Error('No answer in time')), isSignedIn };
  assert.is(await enter('create', ada, undefined, late), null);
  assert.equal(late.done, ['sign up', 'ask again', 'ask again', '/']);
  const again = { ...depsThatNote(new HttpError(409, '{"message":"Taken."}', '')), isSignedIn };
  assert.is(await enter('create', ada, undefined, again), null);
  const out = depsThatNote(new TypeError('fetch failed'));
  assert.is((await enter('create', ada, undefined, out))?.sentence, 'An error occurred. Please try again.');
  assert.equal(out.done, ['sign up', 'ask again']);
});

test('who is signed in as another member has not entered', () => {
  queryClient.setQueryData(sessionKey, { email: 'Ada@Example.com' } as never);
  assert.equal(['ada@example.com', 'ADA@example.com', 'bob@example.com'].map(serverDeps.isSignedIn), [
    true,
    true,
    false,
  ]);
  queryClient.clear();
  assert.not.ok(serverDeps.isSignedIn('ada@example.com'));
});

test('whoever arrives leaves no form and no acceptance in the tab, nor does who signs out', async () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  };
  Object.assign(globalThis, { window: { sessionStorage: storage } });
  for (const [name, value] of [
    ['sessionStorage', storage],
    ['localStorage', storage],
  ] as const)
    Object.defineProperty(globalThis, name, { configurable: true, value });
  const keep = () => {
    keepDraft(ada);
    noteAcceptance();
  };
  keep();
  assert.ok(wasAccepted());
  await arrive(() => undefined, depsThatNote());
  assert.equal([wasAccepted(), waitingDraft()], [false, null]);
  keep();
  forgetMember();
  assert.equal([wasAccepted(), waitingDraft()], [false, null]);
  for (const name of ['window', 'sessionStorage', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

test.run();
