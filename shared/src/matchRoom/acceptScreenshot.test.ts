import { expect, test } from 'vitest'
import { acceptScreenshot } from './acceptScreenshot.ts'
import { pictureType, screenshotLimits } from './screenshot.ts'

const short = (value: number) => String.fromCharCode(value >>> 8, value & 255)
const picture = (width: number, height: number) =>
  `\xff\xd8\xff\xc0\0\x0b\x08${short(height)}${short(width)}\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0pixels\xff\xd9`
const { width, height } = screenshotLimits

test('accepts a picture of the largest size, and says its type', () => {
  const file = btoa(picture(width, height))
  expect(acceptScreenshot(file)).toEqual({ ok: true, value: file })
  expect(pictureType(file)).toBe('image/jpeg')
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML that begins like a JPEG', '\xff\xd8\xff\xe0<script>alert(1)</script>'],
  ['a picture without pixels', picture(0, 1)],
  ['too wide a picture', picture(width + 1, 1)],
  ['too high a picture', picture(1, height + 1)],
])('refuses %s', (_, file) => {
  expect(acceptScreenshot(btoa(file))).toMatchObject({ code: 'not-a-picture' })
})
