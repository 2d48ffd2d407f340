import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedTerms } from '../../src/operator/acceptedTerms.ts'
import { operatorContent, ownText } from '../../src/operator/operatorContent.ts'

test('the text of a page is the first file of the operator with its name, if there is one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  expect(await ownText('terms.ru.md', [first, second])).toBeNull()
  await mkdir(second)
  await writeFile(join(second, 'terms.ru.md'), '# Own')
  expect(await ownText('terms.ru.md', [first, second])).toBe('# Own')
  expect(await ownText('terms.en.md', [first, second])).toBeNull()
  // What cannot be read is no reason to show the template.
  await mkdir(join(second, 'privacy.ru.md'))
  await expect(ownText('privacy.ru.md', [second])).rejects.toThrow('EISDIR')
})

test('parameters configure the pages, and the recipients that they name', async () => {
  const parameters = {
    OPERATOR_NAME: 'Wolf Cups',
    OPERATOR_ADDRESS: 'Berlin',
    OPERATOR_CONTACT: 'legal@wolf.example',
    OPERATOR_MIN_AGE: '18',
    TELEGRAM_BOT_NAME: 'wolf_bot',
    DISCORD_CLIENT_ID: '',
    GOOGLE_SIGN_IN: 'true',
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value)
  const { isConfigured, minAge, signInMethods, text } = await operatorContent('privacy', 'en')
  expect({ isConfigured, minAge, signInMethods }).toEqual({
    isConfigured: true,
    minAge: 18,
    signInMethods: ['google'],
  })
  expect(text).toContain('Wolf Cups')
  expect(text).toContain('**Telegram**')
  // Organizers announce there through webhooks of their own.
  expect(text).toContain('**Discord**, if organizers announce')
  expect(text).not.toContain('**Discord**, if you sign in')
})

test('an account accepts the terms by a digest of what each language says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-operator-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  vi.stubEnv('OPERATOR_MIN_AGE', '18')
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  const accepted = () => acceptedTerms(7, 8, [folder])
  const template = await accepted()
  expect(template).toEqual({ at: 7, version: expect.stringMatching(/^[0-9a-f]{16}$/), minAge: 18 })
  expect(await accepted()).toEqual(template)

  const versions = [template?.version]
  const writings = [
    ['ru', '# Свои'],
    ['ru', '# Новые'],
    ['en', '# Own'],
  ] as const
  for (const [language, text] of writings) {
    await writeFile(join(folder, `terms.${language}.md`), text)
    versions.push((await accepted())?.version)
  }
  // What the template says counts where it is shown: in the language without a text of the operator's own.
  await rm(join(folder, 'terms.en.md'))
  expect((await accepted())?.version).toBe(versions[2])
  vi.stubEnv('OPERATOR_NAME', 'Bear Cups')
  versions.push((await accepted())?.version)
  // The same text in the other language.
  await rm(join(folder, 'terms.ru.md'))
  await writeFile(join(folder, 'terms.en.md'), '# Новые')
  versions.push((await accepted())?.version)
  expect(new Set(versions).size).toBe(6)
  expect(versions).not.toContain(undefined)
})

test('a template of the terms that says something else has another date', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['NAME', 'ADDRESS', 'CONTACT']) vi.stubEnv(`OPERATOR_${name}`, 'wolf@example.org')
  vi.stubEnv('OPERATOR_MIN_AGE', '16')
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  const { text } = await operatorContent('terms', 'en')
  const accepted = await acceptedTerms(7, 7, [])
  expect([accepted?.version, /Last changed: (.*)\./.exec(text)?.[1]]).toEqual([
    '46ab066d98454775',
    '29 November 2026',
  ])
})

test('nothing is known of the terms that an account accepted long before', async () => {
  const day = 24 * 60 * 60_000
  expect(await acceptedTerms(7, 7 + day, [])).toBeNull()
  expect(await acceptedTerms(Number.NaN, 7, [])).toBeNull()
})
