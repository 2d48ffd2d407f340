/**
 * The text of files in the order in which they were chosen, with an empty line between them. A file that is not UTF-8
 * is read as Windows-1251, in which spreadsheets in Russian write CSV.
 */
export async function fileText(files: readonly Blob[]): Promise<string> {
  const texts = await Promise.all(files.map(async file => decoded(await file.arrayBuffer())))
  return texts.join('\n\n')
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
