import { clothOf } from './cloth-colors.ts';

/** A runner's program number on its saddle cloth. Not the post position. */
export function SaddleCloth({
  number,
  large = false,
}: {
  readonly number: string;
  readonly large?: boolean;
}) {
  const cloth = clothOf(number);
  return (
    <span
      className={large ? 'saddle-cloth saddle-cloth-large' : 'saddle-cloth'}
      style={{ backgroundColor: cloth.ground, color: cloth.figure }}
      title={`Program number ${number}, ${cloth.name} cloth`}
    >
      <span className="visually-hidden">Number </span>
      {number}
    </span>
  );
}
