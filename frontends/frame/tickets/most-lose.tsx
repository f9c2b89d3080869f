import { helplines } from '#kit/kit.ts';

/** The help line beside every ticket. */
export function MostLose() {
  const [line] = helplines;
  return (
    <p className="small muted">
      Most tickets lose. Nothing is placed here. Help: <a href={line.dialed}>{line.printed}</a>
    </p>
  );
}
