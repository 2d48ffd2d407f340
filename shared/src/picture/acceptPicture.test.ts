import { describe, expect, test } from 'vitest'
import { acceptPicture } from './acceptPicture.ts'
import { pictureKinds } from './pictureKind.ts'
import { readPicture } from './readPicture.ts'

const binary = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
const bigEndian = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
const littleEndian = (value: number) => [...bigEndian(value)].reverse().join('')

const pngChunk = (name: string, data = '') => `${bigEndian(data.length)}${name}${data}....`
const pngHeader = (width: number, height: number) =>
  pngChunk('IHDR', `${bigEndian(width)}${bigEndian(height)}\x08\x06\0\0\0`)
const pngStart = '\x89PNG\r\n\x1a\n'
const png = (width: number, height = width, { before = '', pixels = 'pixels' } = {}) =>
  `${pngStart}${pngHeader(width, height)}${before}${pngChunk('IDAT', pixels)}${pngChunk('IEND')}`

const webpChunk = (name: string, data: string) =>
  `${name}${littleEndian(data.length)}${data}${data.length % 2 === 1 ? '\0' : ''}`
const webp = (...chunks: readonly string[]) => {
  const body = `WEBP${chunks.join('')}`
  return `RIFF${littleEndian(body.length)}${body}`
}
const side = (pixels: number) => littleEndian(pixels).slice(0, 2)
const lossy = (width: number) => webpChunk('VP8 ', `\x10\0\0\x9d\x01*${side(width)}${side(width)}pixels`)
const lossless = (width: number) =>
  webpChunk('VP8L', `\x2f${littleEndian((width - 1) | ((width - 1) << 14))}pixels`)
const extended = (width: number, flags: number) =>
  webpChunk(
    'VP8X',
    `${String.fromCharCode(flags)}\0\0\0${littleEndian(width - 1).slice(0, 3)}${littleEndian(width - 1).slice(0, 3)}`,
  )

const short = (value: number) => bigEndian(value).slice(2)
const jpegPart = (marker: number, data: string) =>
  `\xff${String.fromCharCode(marker)}${short(data.length + 2)}${data}`
const jpegFrame = (width: number, marker = 0xc2) =>
  jpegPart(marker, `\x08${short(width)}${short(width)}\x01\x01\x11\0`)
const jpegTable = jpegPart(0xc4, 'table')
const jpegScan = `${jpegPart(0xda, '\x01\x01\0\0\x3f\0')}pix\xff\0els\xff\xd7more`
const jpeg = (...parts: readonly string[]) => `\xff\xd8${parts.join('')}\xff\xd9`

const html = '<!doctype html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const zip = 'PK\x03\x04archive'

describe('readPicture', () => {
  test.each([
    ['a PNG', png(64), 'image/png', 64],
    ['a lossy WebP', webp(lossy(192)), 'image/webp', 192],
    ['a lossless WebP', webp(lossless(192)), 'image/webp', 192],
    [
      'a WebP with transparency',
      webp(extended(192, 0x10), webpChunk('ALPH', 'alpha'), lossy(192)),
      'image/webp',
      192,
    ],
    ['a JPEG', jpeg(jpegTable, jpegFrame(64), jpegScan, jpegTable, jpegScan), 'image/jpeg', 64],
  ])('reads %s by its content, unchanged', (_, file, type, width) => {
    expect(readPicture(binary(file))).toEqual({ type, width, height: width, bytes: binary(file) })
  })

  test.each([
    ['a PNG', png(64, 64, { before: pngChunk('tEXt', html) + pngChunk('eXIf', 'place') }), png(64)],
    [
      'a WebP',
      webp(
        extended(192, 0x3c),
        webpChunk('ICCP', 'profile'),
        lossy(192),
        webpChunk('EXIF', 'place'),
        webpChunk('XMP ', html),
      ),
      webp(extended(192, 0x10), lossy(192)),
    ],
    [
      'a JPEG',
      jpeg(
        jpegPart(0xe0, `JFIF${html}`),
        jpegPart(0xe1, 'Exif place'),
        jpegPart(0xee, 'Adobe.......'),
        jpegPart(0xee, html),
        jpegPart(0xfe, html),
        jpegFrame(64),
        jpegScan,
      ),
      jpeg(jpegPart(0xee, 'Adobe.......'), jpegFrame(64), jpegScan),
    ],
  ])('drops the metadata of %s', (_, file, without) => {
    expect(readPicture(binary(file))?.bytes).toEqual(binary(without))
  })

  test.each([
    ['an SVG', svg],
    ['an SVG that begins with white space', `\n  <?xml version="1.0"?>${svg}`],
    ['HTML', html],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['a JPEG that is cut off', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a JPEG without an end', jpeg(jpegFrame(64), jpegScan).slice(0, -2)],
    ['a JPEG without pixels', jpeg(jpegFrame(64))],
    ['a JPEG whose pixels come first', jpeg(jpegScan, jpegFrame(64))],
    ['a JPEG with two frames', jpeg(jpegFrame(64), jpegFrame(9000), jpegScan)],
    ['a JPEG that browsers do not show', jpeg(jpegFrame(64, 0xc3), jpegScan)],
    ['a JPEG with an unknown part', jpeg(jpegFrame(64), jpegPart(0xf0, html), jpegScan)],
    ['a JPEG with HTML between its parts', jpeg(jpegFrame(64), html, jpegScan)],
    ['a JPEG followed by HTML', jpeg(jpegFrame(64), jpegScan) + html],
    ['an AVIF', '\0\0\0\x20ftypavif'],
    ['nothing', ''],
    ['a PNG followed by HTML', png(64) + html],
    ['a PNG followed by an archive', png(64) + zip],
    ['a PNG followed by a chunk', png(64) + pngChunk('tEXt', html)],
    ['HTML followed by a PNG', html + png(64)],
    ['a PNG without an end', png(64).slice(0, -12)],
    ['a PNG whose last chunk is cut off', png(64).slice(0, -1)],
    ['a PNG without pixels', `${pngStart}${pngHeader(64, 64)}${pngChunk('IEND')}`],
    ['a PNG with two headers', png(64, 64, { before: pngHeader(9000, 9000) })],
    ['a WebP followed by HTML', webp(lossy(192)) + html],
    ['a WebP followed by an archive', webp(lossy(192)) + zip],
    ['a WebP with two pictures', webp(lossy(192), lossy(192))],
    [
      'an animated WebP',
      webp(extended(192, 0x02), webpChunk('ANIM', 'frames'), webpChunk('ANMF', lossy(192))),
    ],
    ['a WebP that lies about its size', webp(extended(16_384, 0), lossy(192))],
    ['another file in a RIFF', webp(lossy(192)).replace('WEBP', 'WAVE')],
  ])('refuses %s', (_, file) => {
    expect(readPicture(binary(file))).toBeNull()
  })
})

describe('acceptPicture', () => {
  const files = (small: string, large: string) =>
    acceptPicture('teamLogo', { small: btoa(small), large: btoa(large) })
  const { small } = pictureKinds.teamLogo

  test('accepts a logo, without its metadata', () => {
    const described = png(64, 64, { before: pngChunk('tEXt', 'secret') })
    expect(files(described, webp(lossy(192)))).toEqual({
      ok: true,
      value: { small: btoa(png(64)), large: btoa(webp(lossy(192))) },
    })
    expect(files(png(10), png(20, 30))).toMatchObject({ ok: true })
  })

  test.each([
    ['a small size that previews cannot draw', webp(lossy(64)), png(192)],
    ['an empty picture', png(0), png(192)],
    ['an SVG as the large size', png(64), svg],
    ['a JPEG, which no logo is', png(64), jpeg(jpegFrame(64), jpegScan)],
    ['too many pixels', png(65), png(192)],
    ['too high a picture', png(64), png(192, 193)],
    ['too many bytes', png(64, 64, { pixels: 'x'.repeat(small.bytesMax) }), png(192)],
  ])('refuses %s', (_, one, other) => {
    expect(files(one, other)).toMatchObject({ ok: false, code: 'not-a-picture' })
  })

  test.each(['data:image/png;base64,iVBO', '****', 'abc'])('refuses %j, which is not base64', text => {
    expect(acceptPicture('teamLogo', { small: text, large: text })).toMatchObject({ code: 'not-a-picture' })
  })

  test('any PNG of the allowed pixels fits, whatever it shows', () => {
    for (const { width, height, bytesMax } of Object.values(pictureKinds).flatMap(Object.values)) {
      expect(width * height * 4 + height).toBeLessThan(bytesMax - 1024)
    }
  })
})
