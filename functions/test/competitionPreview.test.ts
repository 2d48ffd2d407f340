import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { loadLetters } from '../src/preview/loadLetters.ts'

// Through Hosting, as messengers ask.
const ask = (competitionId: string, language: string, init: RequestInit = {}) =>
  fetch(`${emulators.hosting}/api/competitions/${competitionId}/preview-${language}.png`, init)

it('is a picture in the size that previews take, kept by the edge for a minute', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition(
    { owner },
    {
      teams: 3,
      format: 'double',
      played: { 'upper-1-2': [1, 0] },
    },
  )
  const response = await ask(competitionId, 'ru')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^(W\/)?"/),
  })
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ])

  const etag = response.headers.get('etag') ?? ''
  const again = await ask(competitionId, 'ru', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const english = Buffer.from(await (await ask(competitionId, 'en')).arrayBuffer())
  expect(english.equals(png)).toBe(false)
})

it('is 404 where there is no such competition or language, and takes no other method', async () => {
  for (const [id, language] of [
    [freshId(), 'ru'],
    [freshId(), 'de'],
    ['%00', 'ru'],
  ] as const) {
    expect((await ask(id, language)).status).toBe(404)
  }
  expect((await ask(freshId(), 'ru', { method: 'POST' })).status).toBe(405)
})

it('has outlines for both alphabets in every face, and leaves out what is drawn in colours', async () => {
  const { outline, widthOf } = await loadLetters()
  const at = { x: 0, y: 0 }
  for (const face of ['display', 'text', 'strong'] as const) {
    const shape = (text: string) => outline(text, face, 20, at)
    const unknown = shape('\u4e00')
    const alphabets = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяAZaz09ЇєŁżẾ«»—…·:&'
    const missing = [...alphabets].filter(sign => shape(sign) === '' || shape(sign) === unknown)
    expect(missing, face).toEqual([])
    expect(widthOf('🐺 Волки ❤️', face, 20)).toBe(widthOf('Волки', face, 20))
  }
  expect(outline('Север', 'strong', 18, at)).toMatch(/^([MLQC](-?\d+\.\d ?)+|Z)+$/)
})
