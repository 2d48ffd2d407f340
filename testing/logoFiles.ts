import { crc32, deflateSync } from 'node:zlib'
import { pictureKinds } from '@upper-bracket/shared/picture/pictureKind'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'

type Colour = readonly [red: number, green: number, blue: number]

/** Makes the files of a logo of one colour. */
export function logoFiles(colour: Colour = [40, 90, 160]): PictureFiles {
  const { small, large } = pictureKinds.teamLogo
  const file = (side: number) => png(side, side, colour).toString('base64')
  return { small: file(small.width), large: file(large.width) }
}

/** Makes the files of a sponsor's picture of one colour. */
export function sponsorFiles(colour: Colour = [200, 120, 0]): PictureFiles {
  const { small, large } = pictureKinds.sponsor
  const file = ({ width, height }: Size) => png(width, height, colour).toString('base64')
  return { small: file(small), large: file(large) }
}

interface Size {
  readonly width: number
  readonly height: number
}

function png(width: number, height: number, colour: Colour): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
