import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { jar } from './jar.ts'

const longPath = `file:///${'folder/'.repeat(40)}emulator.jar`

/** The first file of the archive, by its local header. */
function firstFile(archive: Buffer): { name: string; content: Buffer } {
  const nameLength = archive.readUInt16LE(26)
  const content = archive.subarray(30 + nameLength, 30 + nameLength + archive.readUInt32LE(18))
  expect(archive.readUInt32LE(14)).toBe(crc32(content))
  return { name: archive.subarray(30, 30 + nameLength).toString(), content }
}

test('the manifest comes first, in lines of at most 72 bytes that join to what was meant', () => {
  const { name, content } = firstFile(jar({ 'Main-Class': 'Main', 'Class-Path': longPath }))
  expect(name).toBe('META-INF/MANIFEST.MF')
  const lines = content.toString().split('\r\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(70)
  expect(content.toString().replaceAll('\r\n ', '')).toBe(
    `Manifest-Version: 1.0\r\nMain-Class: Main\r\nClass-Path: ${longPath}\r\n\r\n`,
  )
})

test('the end record counts the files and finds the directory', () => {
  const archive = jar({}, new Map([['Main.class', Buffer.from([0xca, 0xfe])]]))
  const end = archive.subarray(-22)
  expect(end.readUInt16LE(10)).toBe(2)
  expect(archive.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50)
  expect(end.readUInt32LE(16) + end.readUInt32LE(12)).toBe(archive.length - 22)
})
