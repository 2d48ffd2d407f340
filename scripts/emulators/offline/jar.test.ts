import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { jar } from './jar.ts'

const longPath = `file:///${'folder/'.repeat(40)}emulator.jar`

test('the manifest comes first, in lines of at most 72 bytes that join to what was given', () => {
  const files = unzipSync(jar({ 'Main-Class': 'Main', 'Class-Path': longPath }, { 'Main.class': bytes }))
  expect(Object.keys(files)).toEqual(['META-INF/MANIFEST.MF', 'Main.class'])
  const content = new TextDecoder().decode(files['META-INF/MANIFEST.MF'])
  const lines = content.split('\r\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(70)
  expect(content.replaceAll('\r\n ', '')).toBe(
    `Manifest-Version: 1.0\r\nMain-Class: Main\r\nClass-Path: ${longPath}\r\n\r\n`,
  )
})

test('the files are in it, and the same content makes the same archive', () => {
  expect(unzipSync(jar({}, { 'Main.class': bytes }))['Main.class']).toEqual(bytes)
  expect(jar({}, { 'Main.class': bytes })).toEqual(jar({}, { 'Main.class': bytes }))
})

const bytes = new Uint8Array([0xca, 0xfe])
