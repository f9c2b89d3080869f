/** Tells a screen reader once what is there by now, instead of every piece as it comes. */
export function Announced({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {text}
    </p>
  );
}
