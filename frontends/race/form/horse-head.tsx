import { Link } from '#frame/frame.ts';
import { count, fixed, links, percent, personName, properName, SaddleCloth, signedMoney } from '#kit/kit.ts';
import { ordinal } from '../ordinal.ts';
import type { HorseForm } from './form-query.ts';
import { HorseRecords } from './horse-records.tsx';
import { medicationText } from './line-text.ts';
import { markSign, markWords } from './mark-words.ts';

type HeadProps = { readonly horse: HorseForm };

/** `b. colt 3yo by Into Mischief out of Crowned (Bernardini), bred in KY`. */
function breedingText({ color, sex, age, sire, dam, damSire, bredIn }: HorseForm): string {
  const self = [color && `${color.toLowerCase()}.`, sex, age === null ? null : `${age}yo`]
    .filter(Boolean)
    .join(' ');
  const by = sire && `by ${properName(sire)}`;
  const out = dam && `out of ${properName(dam)}${damSire ? ` (${properName(damSire)})` : ''}`;
  return [[self, by, out].filter(Boolean).join(' '), bredIn && `bred in ${bredIn}`]
    .filter(Boolean)
    .join(', ');
}

function Carries({ horse }: HeadProps) {
  const { weightLb, apprenticeAllowanceLb, medication, blinkers, claimingPrice, firstStartAsGelding } = horse;
  const facts = [
    weightLb === null ? null : `${weightLb} lb${apprenticeAllowanceLb ? ` (−${apprenticeAllowanceLb})` : ''}`,
    medicationText(medication, null) || null,
    blinkers && `blinkers ${blinkers}`,
    firstStartAsGelding ? 'first start as a gelding' : null,
    claimingPrice === null ? null : `claim $${count(claimingPrice)}`,
  ];
  return <span className="numeric">{facts.filter(Boolean).join(' · ')}</span>;
}

type PersonGiven = NonNullable<HorseForm['trainer']>;

const recordText = ({ span, starts, wins, roi }: PersonGiven['records'][number]): string =>
  [
    `${span} ${starts}-${wins}`,
    starts === 0 ? null : percent(wins / starts),
    roi === null ? null : `${signedMoney(roi)} per $2`,
  ]
    .filter(Boolean)
    .join(' ');

function PersonLine({ who, person }: { readonly who: string; readonly person: PersonGiven | null }) {
  if (person === null) return null;
  return (
    <li>
      {who} <strong>{personName(person.name)}</strong>
      {person.records.map((record) => (
        <span key={record.span} data-number>
          {' '}
          · {recordText(record)}
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
      {horse.together && <li data-number>Together {recordText(horse.together)}</li>}
      {horse.situations.map(({ who, label, starts, winShare, roi }) => (
        <li key={`${who} ${label}`} data-number>
          {who === 'jockey' ? 'Jockey' : 'Trainer'}, {label}: {percent(winShare)} of {starts} starts,{' '}
          {signedMoney(roi)} per $2
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

const listWords = { 'also-eligible': 'also eligible', 'main-track-only': 'main track only' } as const;

/** What a horse is, what it has done by kind of race, and its connections. */
export function HorseHead({ horse }: HeadProps) {
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
        {primePower && (
          <span data-number>
            Prime Power {fixed(primePower.points, 1)}
            {primePower.rank !== null && ` (${ordinal(primePower.rank)})`}
          </span>
        )}
      </div>
      <p className="form-breeding">
        {[breedingText(horse), owner && properName(owner)].filter(Boolean).join(' · ')}
      </p>
      <Today horse={horse} />
      <HorseRecords records={horse.records} />
      <People horse={horse} />
    </header>
  );
}
