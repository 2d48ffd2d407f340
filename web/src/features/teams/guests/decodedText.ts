/**
 * The text of a file: UTF-8, or UTF-16 as spreadsheets save 'Unicode text', or else the code page in which spreadsheets
 * save Russian lists.
 */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
