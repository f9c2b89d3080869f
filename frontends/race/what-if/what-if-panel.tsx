import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import { Alert, Badge, Button, count, money, percent, SelectField, Skeleton, Sourced } from '#kit/kit.ts';
import { ShareLink } from '#kit/sharing/sharing.ts';
import { HorsesIf } from './horses-if.tsx';
import { isAnySwitched, useSwitches } from './switches.ts';
import type { RaceIf, TicketIf } from './what-if.ts';
import { raceIfQuery } from './what-if.ts';

type Switched = ReturnType<typeof useSwitches>;

const paceTitles = { slow: 'Slow', honest: 'Honest', hot: 'Hot' } as const;

function Controls({ race, switched }: { readonly race: RaceIf; readonly switched: Switched }) {
  const { switches, change } = switched;
  const { choices, going } = race;
  return (
    <div className="what-if-controls">
      {choices.surfaces.map(({ surface, name }) => (
        <Button
          key={surface}
          tone={switches.surface === surface ? 'primary' : 'plain'}
          aria-pressed={switches.surface === surface}
          onClick={() => change.surface(switches.surface === surface ? null : surface)}
        >
          Off the turf{choices.surfaces.length > 1 && `, ${name.toLowerCase()}`}
        </Button>
      ))}
      {choices.goings.length > 0 && (
        <SelectField
          label="Track condition"
          choices={[
            { value: '', label: `As posted${going.before === null ? '' : ` (${going.before})`}` },
            ...choices.goings.map((name) => ({ value: name, label: name })),
          ]}
          value={race.switches.going ?? ''}
          onChange={(event) => change.going(event.target.value || null)}
        />
      )}
      {choices.paces.length > 0 && (
        <SelectField
          label="Early pace"
          choices={[
            { value: '', label: 'All three, weighted' },
            ...choices.paces.map((pace) => ({ value: pace, label: paceTitles[pace] })),
          ]}
          value={switches.pace ?? ''}
          onChange={(event) => change.pace(event.target.value || null)}
        />
      )}
    </div>
  );
}

const figuresText = (figures: TicketIf['before'] | null): string =>
  figures === null
    ? 'void'
    : `${percent(figures.chance, 1)} to cash, costs ${money(figures.cost)}${
        figures.breakEvenPayout === null ? '' : `, needs ${money(figures.breakEvenPayout)}`
      }`;

function Tickets({ tickets }: { readonly tickets: readonly TicketIf[] }) {
  if (tickets.length === 0) return null;
  return (
    <ul className="small what-if-tickets">
      {tickets.map((ticket) => (
        <li key={`${ticket.betType} ${ticket.combination}`}>
          <strong>
            {ticket.betType} {ticket.combination}
          </strong>
          : {figuresText(ticket.before)} → <strong>{figuresText(ticket.after)}</strong>
          {ticket.out.length > 0 && ` without ${ticket.out.map((number) => `#${number}`).join(', ')}`}
        </li>
      ))}
    </ul>
  );
}

function scenarioText({ scenarios }: RaceIf['pace']['before']): string {
  if (scenarios === null) return 'unknown';
  const { slow, honest, hot } = scenarios;
  return `slow ${percent(slow)}, honest ${percent(honest)}, hot ${percent(hot)}`;
}

function Outcome({ race }: { readonly race: RaceIf }) {
  const { verdict, pace, switches } = race;
  return (
    <div className="stack small">
      <p>
        <strong>If so:</strong> {verdict.after.kind ?? 'no verdict'}. {verdict.after.sentence}
      </p>
      <p className="muted">
        As it is: {verdict.before.kind ?? 'no verdict'}. {verdict.before.sentence}
      </p>
      <p>
        Early pace: {scenarioText(pace.before)} →{' '}
        <strong>
          {switches.pace === null ? scenarioText(pace.after) : `${switches.pace}, taken as certain`}
        </strong>
      </p>
      {switches.going !== null && (
        <p>The track condition moves the documented win %. Our chances are made without it.</p>
      )}
    </div>
  );
}

function Shown({ race, switched, isOld }: { race: RaceIf; switched: Switched; isOld: boolean }) {
  const isSwitched = isAnySwitched(switched.switches);
  return (
    <>
      <Controls race={race} switched={switched} />
      <p className="small">Tap a saddle cloth, here or in the field, to scratch a horse.</p>
      <Sourced from={race.provenance} says={`Model ${race.model.name} ${race.model.version}`}>
        <div className={isOld ? 'stack what-if-old' : 'stack'} aria-busy={isOld}>
          <HorsesIf race={race} />
          {isSwitched && <Outcome race={race} />}
          {isSwitched && <Tickets tickets={race.tickets} />}
        </div>
      </Sourced>
    </>
  );
}

type WhatIfPanelProps = { readonly slug: string; readonly date: string; readonly raceNumber: number };

/** Switches on a race with every figure as it is and as it would be. The switches are in the address. */
export function WhatIfPanel({ slug, date, raceNumber }: WhatIfPanelProps) {
  const switched = useSwitches();
  const { data, error, isPlaceholderData } = useQuery({
    ...raceIfQuery(slug, date, raceNumber, switched.switches),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <div className="stack what-if">
      <div className="row">
        <Badge tone="blue">If</Badge>
        <span className="small">A trial: nothing here is stored, and the real figures stay as they are.</span>
        {isAnySwitched(switched.switches) && (
          <>
            <Button onClick={switched.undo}>Undo all</Button>
            <ShareLink title={`What if, race ${count(raceNumber)}`} values={{ ...switched.switches }} />
          </>
        )}
      </div>
      {error && (
        <Alert tone="warn" title="That can’t be tried">
          {sentenceOf(error, 'Something went wrong on our end.')}
        </Alert>
      )}
      {data && <Shown race={data} switched={switched} isOld={isPlaceholderData} />}
      {!data && !error && <Skeleton shape="table" count={8} label="Loading what if" />}
    </div>
  );
}
