/**
 * Decodes the text of a file: UTF-8, UTF-16 (which spreadsheets use for 'Unicode text'), or the code page in which
 * spreadsheets save Russian lists.
 */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
