type Texts = Readonly<Record<string, string>>;

/** The attributes of the input that shows and changes one of the texts of a form. */
export function inputOf<Given extends Texts>(given: Given, onChange: (given: Given) => void) {
  return (name: keyof Given & string) => ({
    name,
    value: given[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...given, [name]: event.target.value }),
  });
}
