const price = /(\d+(?:-\d+)+)/;

/** A sentence whose prices (`5-2`) are never broken at the hyphen; what is copied from it is the text as it is. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split(price).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
}
