import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Refused, useWriting } from '#frame/book/book.ts';
import { QueryState, useMember, useRaceDay, useTrack } from '#frame/frame.ts';
import type { WagerRule, WagerRules } from '#frame/wagers/wagers.ts';
import { DollarsField, printedName, rulesQuery } from '#frame/wagers/wagers.ts';
import { Alert, Button, SelectField, TextField } from '#kit/kit.ts';
import { moneyNames } from './my-book.ts';
import type { Mistakes, Typed } from './written-ticket.ts';
import { exampleOf, mistakesIn, needsCost, ruleOf, wordsOf } from './written-ticket.ts';

const moneyChoices = Object.entries(moneyNames).map(([value, label]) => ({ value, label }));

type FieldsProps = {
  readonly typed: Typed;
  readonly mistakes: Mistakes;
  readonly onType: (change: Partial<Typed>) => void;
};

function RaceFields({ typed, mistakes, onType }: FieldsProps) {
  const { tracks, slug, name } = useTrack();
  const known = tracks.map(({ slug: value, displayName }) => ({ value, label: displayName }));
  const choices = known.some(({ value }) => value === typed.track)
    ? known
    : [{ value: slug, label: name }, ...known];
  return (
    <>
      <SelectField
        label="Track"
        choices={choices}
        value={typed.track}
        onChange={({ target }) => onType({ track: target.value })}
      />
      <TextField
        label="Day"
        type="date"
        error={mistakes.day ?? null}
        value={typed.day}
        onChange={({ target }) => onType({ day: target.value })}
      />
      <TextField
        label="Race"
        hint="The first one of several"
        inputMode="numeric"
        error={mistakes.race ?? null}
        value={typed.race}
        onChange={({ target }) => onType({ race: target.value })}
      />
    </>
  );
}

type BetFieldsProps = FieldsProps & { readonly rules: WagerRules; readonly rule: WagerRule };

function BetFields({ typed, mistakes, onType, rules, rule }: BetFieldsProps) {
  return (
    <>
      <SelectField
        label="Wager"
        choices={rules.map(({ wager }) => ({ value: wager, label: printedName(wager) }))}
        value={typed.wager}
        onChange={({ target }) => onType({ wager: target.value })}
      />
      <div>
        <DollarsField
          label="Base bet in dollars"
          hint="On each combination"
          dollars={typed.base}
          onDollars={(base) => onType({ base })}
        />
        {mistakes.base && <p className="field-error">{mistakes.base}</p>}
      </div>
      <TextField
        label="Numbers"
        hint={`Use commas between horses, a slash between places or races, for example ${exampleOf(rule)}`}
        error={mistakes.numbers ?? null}
        autoCapitalize="off"
        value={typed.numbers}
        onChange={({ target }) => onType({ numbers: target.value })}
      />
      {needsCost(typed) && (
        <div>
          <DollarsField
            label="Cost in dollars"
            hint="Enter what you paid"
            dollars={typed.cost}
            onDollars={(cost) => onType({ cost })}
          />
          {mistakes.cost && <p className="field-error">{mistakes.cost}</p>}
        </div>
      )}
      <SelectField
        label="Paper or real"
        choices={moneyChoices}
        value={typed.money}
        onChange={({ target }) => onType({ money: target.value })}
      />
    </>
  );
}

function WordFields({ typed, onType }: Omit<FieldsProps, 'mistakes'>) {
  return (
    <>
      <TextField
        label="Idea"
        hint="For example: speed figures. Your returns are grouped by this."
        maxLength={60}
        value={typed.idea}
        onChange={({ target }) => onType({ idea: target.value })}
      />
      <TextField
        label="Note"
        maxLength={500}
        value={typed.note}
        onChange={({ target }) => onType({ note: target.value })}
      />
    </>
  );
}

function FormWith({ rules }: { readonly rules: WagerRules }) {
  const { slug } = useTrack();
  const { day } = useRaceDay();
  const owner = useMember().member?.id ?? 'visitor';
  const [changes, setChanges] = useState<Partial<Typed>>({});
  const [isTried, setTried] = useState(false);
  const typed: Typed = {
    track: slug,
    day: day?.cardDay ?? day?.today ?? '',
    race: '',
    wager: 'win',
    base: 2,
    numbers: '',
    cost: null,
    money: 'paper',
    idea: '',
    note: '',
    ...changes,
  };
  const writing = useWriting(owner, {
    isOther: true,
    onWritten() {
      setTried(false);
      setChanges(({ numbers: _, cost: __, note: ___, ...others }) => others);
    },
  });
  const onType = (change: Partial<Typed>) => setChanges((before) => ({ ...before, ...change }));
  const rule = ruleOf(rules, typed.wager);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = wordsOf(typed, rule);
    setTried(true);
    if (words !== null) return writing.write([words]);
    const form = event.currentTarget;
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  const failure = writing.failureOf(1);
  if (rule === null) return <p className="muted">No wagers are known.</p>;
  const mistakes = isTried ? mistakesIn(typed, rule) : {};
  return (
    <form className="stack" noValidate onSubmit={send}>
      <div className="book-fields">
        <RaceFields typed={typed} mistakes={mistakes} onType={onType} />
        <BetFields typed={typed} mistakes={mistakes} onType={onType} rules={rules} rule={rule} />
        <WordFields typed={typed} onType={onType} />
      </div>
      <div className="row">
        <Button type="submit" tone="primary" busy={writing.isPending}>
          Write it down
        </Button>
      </div>
      {failure !== null && <Refused sentence={failure} />}
      {failure === null && writing.written !== null && (
        <Alert tone="good">
          {writing.written.unsent > 0
            ? 'The ticket is saved on this device and goes into your book when you are back online.'
            : 'The ticket is in your book.'}
        </Alert>
      )}
    </form>
  );
}

/** A form to write a ticket down by hand. */
export function WriteForm() {
  return (
    <QueryState query={useQuery(rulesQuery())} what="the wagers">
      {(rules) => <FormWith rules={rules} />}
    </QueryState>
  );
}
