/** As long as a slow browser may take to begin reading a large file. */
const heldMs = 60_000;

/** Saves what is there as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
