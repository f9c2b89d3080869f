/** Announces to a screen reader what has arrived, once, instead of each piece as it comes. */
export function Announced({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {text}
    </p>
  );
}
