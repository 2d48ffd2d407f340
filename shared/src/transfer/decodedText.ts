/** The text of a file. One that is not UTF-8 is read as Windows-1251, in which spreadsheets in Russian write CSV. */
export function decodedText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
