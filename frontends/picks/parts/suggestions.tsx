/** Questions to choose from; choosing one asks it. */
export function Suggestions({
  all,
  disabled = false,
  onChoose,
}: {
  readonly all: readonly string[];
  readonly disabled?: boolean;
  readonly onChoose: (question: string) => void;
}) {
  return (
    <ul className="suggestions">
      {all.map((question) => (
        <li key={question}>
          <button type="button" className="suggestion" disabled={disabled} onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
