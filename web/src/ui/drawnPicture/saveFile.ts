/** Saves a file in the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Keeps letters and digits of any script; characters that a file system may reject become a dash. */
export function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'bracket'
}

/** The content of a text file. */
export function textFile(type: string, content: string): Blob {
  return new Blob([content], { type: `${type};charset=utf-8` })
}
