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

test('an account accepts the terms by their date, or by the digest of the operator’s own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-operator-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  vi.stubEnv('OPERATOR_MIN_AGE', '18')
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  const template = await acceptedTerms(7, [folder])
  expect(template).toEqual({ at: 7, version: '2026-11-29', minAge: 18 })
  const { text } = await operatorContent('terms', 'en')
  expect(text).toContain('Last changed: 29 November 2026')

  await writeFile(join(folder, 'terms.ru.md'), '# Свои')
  const own = await acceptedTerms(7, [folder])
  expect(own.version).toMatch(/^[0-9a-f]{16}$/)
  await writeFile(join(folder, 'terms.ru.md'), '# Новые')
  expect((await acceptedTerms(7, [folder])).version).not.toBe(own.version)
})
