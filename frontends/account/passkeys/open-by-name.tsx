/** Says where passkeys work when they do not work at this address. */
export function OpenByName({ address }: { readonly address: string | null }) {
  return (
    <p className="small muted">
      Passkeys do not work at an IP address.{' '}
      {address === null ? (
        'Open this site by its name.'
      ) : (
        <>
          Open <a href={address}>{address}</a> instead.
        </>
      )}
    </p>
  );
}
