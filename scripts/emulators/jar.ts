import { crc32 } from 'node:zlib'

/**
 * A Java archive as bytes: the manifest first, then the files, all stored uncompressed.
 * Written by hand because the `jar` tool is missing where only a Java runtime is installed.
 * Layout: PKWARE's APPNOTE.TXT, sections 4.3.7 (local header), 4.3.12 (central directory), 4.3.16 (end record).
 */
export function jar(
  manifest: Record<string, string>,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Buffer {
  const entries = new Map([['META-INF/MANIFEST.MF', Buffer.from(manifestText(manifest))], ...files])
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of entries) {
    const path = Buffer.from(name)
    const common = commonFields(path, content)
    const body = Buffer.concat([uint32(0x04034b50), common, path, content])
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16(20), common, uint16(0, 0, 0), uint32(0, offset), path]),
    )
    bodies.push(body)
    offset += body.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.concat([
    uint32(0x06054b50),
    uint16(0, 0, entries.size, entries.size),
    uint32(directoryBytes.length, offset),
    uint16(0),
  ])
  return Buffer.concat([...bodies, directoryBytes, end])
}

/** Lines of at most 72 bytes; a longer value goes on after a line break and a space. */
function manifestText(attributes: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).map(([name, value]) => {
    const line = `${name}: ${value}`
    return [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? []).map(rest => ` ${rest}`)].join(
      '\r\n',
    )
  })
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Version needed, flags, method, time, date, checksum, both sizes, lengths of the name and the extra field. */
function commonFields(path: Buffer, content: Uint8Array): Buffer {
  const firstOfJanuary1980 = 0x21
  return Buffer.concat([
    uint16(20, 0, 0, 0, firstOfJanuary1980),
    uint32(crc32(content), content.length, content.length),
    uint16(path.length, 0),
  ])
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    bytes.writeUInt16LE(value, index * 2)
  })
  return bytes
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4)
  })
  return bytes
}
