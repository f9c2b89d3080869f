import { Link } from '#frame/frame.ts';
import { links, personName, properName, SaddleCloth } from '#kit/kit.ts';
import { NoteControl } from '../notes/note-control.tsx';
import type { HorseForm } from './form-query.ts';
import { HorseRecords } from './horse-records.tsx';
import {
  breedingOf,
  carriesTexts,
  listWords,
  personRecordText,
  powerText,
  situationText,
} from './horse-text.ts';
import { markSign, markWords } from './mark-words.ts';

type HeadProps = { readonly horse: HorseForm };

function Carries({ horse }: HeadProps) {
  return <span className="numeric">{carriesTexts(horse).join(' · ')}</span>;
}

function PersonLine({ who, person }: { readonly who: string; readonly person: HorseForm['trainer'] }) {
  if (person === null) return null;
  return (
    <li>
      {who} <strong>{personName(person.name)}</strong>
      {person.records.map((record) => (
        <span key={record.span} data-number>
          {' '}
          · {personRecordText(record)}
        </span>
      ))}
    </li>
  );
}

function People({ horse }: HeadProps) {
  return (
    <ul className="form-people">
      <PersonLine who="Jockey" person={horse.jockey} />
      <PersonLine who="Trainer" person={horse.trainer} />
      {horse.together && <li data-number>Together {personRecordText(horse.together)}</li>}
      {horse.situations.map((situation) => (
        <li key={`${situation.who} ${situation.label}`} data-number>
          {situation.who === 'jockey' ? 'Jockey' : 'Trainer'}, {situationText(situation)}
        </li>
      ))}
    </ul>
  );
}

function Today({ horse }: HeadProps) {
  const { todaysMarks, daysSinceLast } = horse;
  if (todaysMarks.length === 0) return null;
  return (
    <p className="form-today">
      Today: {todaysMarks.map((mark) => markWords(mark, daysSinceLast)).join(', ')}
      <span aria-hidden="true"> {todaysMarks.map((mark) => markSign(mark, daysSinceLast)).join(' ')}</span>
    </p>
  );
}

/** What a horse is, what it has done by kind of race, and its connections. */
export function HorseHead({ horse, raceId }: HeadProps & { readonly raceId: string }) {
  const { programNumber, horseId, horseName, isScratched, listStatus, coupledWith, primePower, owner } =
    horse;
  const name = properName(horseName);
  return (
    <header className="form-head">
      <div className="form-name">
        <SaddleCloth number={programNumber} />
        <h2 tabIndex={-1}>
          <Link href={links.horse(horseId)}>{isScratched ? <s>{name}</s> : name}</Link>
        </h2>
        {isScratched && <strong className="form-out">Scratched</strong>}
        {listStatus && <strong className="form-out">{listWords[listStatus]}</strong>}
        {coupledWith && <span>coupled ({coupledWith})</span>}
        <Carries horse={horse} />
        {primePower && <span data-number>{powerText(primePower)}</span>}
      </div>
      <p className="form-breeding">
        {[breedingOf(horse), owner && properName(owner)].filter(Boolean).join(' · ')}
      </p>
      <Today horse={horse} />
      <HorseRecords records={horse.records} />
      <People horse={horse} />
      <NoteControl
        subject={{ kind: 'horse', key: horseId, name }}
        raceId={raceId}
        programNumber={programNumber}
      />
    </header>
  );
}
