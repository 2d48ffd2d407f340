import { zipSync } from 'fflate'

/**
 * A Java archive as bytes, the same for the same content: the manifest first, then the files. The `jar` tool is
 * missing where only a Java runtime is installed.
 */
export function jar(
  manifest: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const content = { 'META-INF/MANIFEST.MF': new TextEncoder().encode(manifestText(manifest)), ...files }
  return zipSync(content, { mtime: new Date(1980, 0, 1) })
}

/** Lines of at most 72 bytes; a longer value continues after a line break and a space. */
function manifestText(attributes: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).map(([name, value]) => {
    const line = `${name}: ${value}`
    return [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? []).map(rest => ` ${rest}`)].join(
      '\r\n',
    )
  })
  return `${lines.join('\r\n')}\r\n\r\n`
}
