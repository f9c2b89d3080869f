/** A dash for what is unknown, with the reason. */
export function Unknown({ why }: { readonly why: string }) {
  return (
    <span className="muted" title={why}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
