/** Returns what `readPicture` takes for a PNG of this size. */
export function testPng(width: number, height = width): Uint8Array<ArrayBuffer> {
  const bigEndian = (value: number) =>
    [value >>> 24, value >>> 16, value >>> 8, value].map(each => each & 255)
  const chunk = (name: string, data: readonly number[]) => [
    ...bigEndian(data.length),
    ...Array.from(name, sign => sign.charCodeAt(0)),
    ...data,
    ...[0, 0, 0, 0],
  ]
  const signature = Array.from('\x89PNG\r\n\x1a\n', sign => sign.charCodeAt(0))
  const header = chunk('IHDR', [...bigEndian(width), ...bigEndian(height), 8, 6, 0, 0, 0])
  return new Uint8Array([...signature, ...header, ...chunk('IDAT', [1, 2, 3]), ...chunk('IEND', [])])
}
