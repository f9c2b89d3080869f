import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { Link, QueryState } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Badge, buttonClass, Card, Empty, links, personName, signedPercent } from '#kit/kit.ts';
import { percentText, spanText } from '../figures.ts';
import type { Person } from '../questions.ts';
import { jockeysQuery, trainersQuery } from '../questions.ts';

export const peopleShown = 5;
const standsOutAbove = 20;

function PersonLine({ person }: { readonly person: Person }) {
  const { name, winRate, itmRate, totalStarts, totalWins, roi } = person;
  return (
    <li className="person">
      <p className="row">
        <strong>{personName(name)}</strong>
        {winRate !== null && (
          <Badge tone={winRate > standsOutAbove ? 'green' : 'gray'}>{percentText(winRate)} wins</Badge>
        )}
      </p>
      <p className="small muted">
        {totalWins} of {totalStarts} starts, in the money {percentText(itmRate)}
        {roi === null ? '' : `, ROI ${signedPercent(roi / 100)}`}
      </p>
    </li>
  );
}

function People({ query, what }: { readonly query: QueryView<readonly Person[]>; readonly what: string }) {
  return (
    <QueryState query={query} what={`the ${what}s`} count={8}>
      {(all) => {
        const [first] = all;
        if (first === undefined)
          return (
            <Empty title={`No ${what}s on record yet`}>
              Records come with the results. Sync jockeys and trainers above.
            </Empty>
          );
        return (
          <>
            <ol className="plain-list">
              {all.slice(0, peopleShown).map((person) => (
                <PersonLine key={person.id} person={person} />
              ))}
            </ol>
            <p className="small muted">
              {spanText(first.totalSpan.from, first.totalSpan.to)}, {first.provenance.source}
            </p>
          </>
        );
      }}
    </QueryState>
  );
}

function Jockeys() {
  return <People query={useQuery(jockeysQuery)} what="jockey" />;
}

function Trainers() {
  return <People query={useQuery(trainersQuery)} what="trainer" />;
}

const tabs = [
  { key: 'jockeys', label: 'Jockeys', panel: () => <Jockeys /> },
  { key: 'trainers', label: 'Trainers', panel: () => <Trainers /> },
];

/** The first five jockeys and the first five trainers. */
export function PeopleTabs() {
  const [chosen, setChosen] = useState('jockeys');
  return (
    <Card
      title="Jockey and trainer analytics"
      foot={
        <Link className={buttonClass()} href={links.analysis}>
          View Full Analysis
        </Link>
      }
    >
      <p className="small muted">All tracks</p>
      <Tabs label="Jockeys or trainers" tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </Card>
  );
}
