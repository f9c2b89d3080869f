const DECLARED = /<\?xml[^>]*\bencoding=["']([\w-]+)|<meta[^>]*\bcharset=["']?([\w-]+)/i;

function decoderFor(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** Text of an answer: by the charset of its content type, else by what the document declares, else UTF-8. */
export function decode(bytes: Uint8Array, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const top = named === undefined ? new TextDecoder('latin1').decode(bytes.subarray(0, 1024)) : '';
  const declared = DECLARED.exec(top);
  return decoderFor(named ?? declared?.[1] ?? declared?.[2] ?? 'utf-8').decode(bytes);
}
