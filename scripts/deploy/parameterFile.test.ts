import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { problemSentence } from '../problem.ts'
import { parameterDefaults, parameterFile, withValues } from './parameterFile.ts'

test('a value replaces that of its line; comments and other lines stay', () => {
  const text = '# ours\nPUBLIC_ORIGIN=\nOWN = 1\n'
  const values = { PUBLIC_ORIGIN: 'https://upper.example', MAIL_FROM: 'Upper "Bracket" <a@b.example>' }
  const written = withValues(text, values)
  expect(written.split('\n').slice(0, 3)).toEqual([
    '# ours',
    'PUBLIC_ORIGIN=https://upper.example',
    'OWN = 1',
  ])
  expect(withValues(written, values)).toBe(written)
  expect(withValues('', { SMTP_PORT: '587' })).toBe('SMTP_PORT=587\n')
})

test('what is written is read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-parameters-'))
  const file = parameterFile(folder, 'upper-123')
  expect(await file.read()).toBeNull()
  const values = {
    MAIL_FROM: '"Upper Bracket" <noreply@upper.example>',
    OPERATOR_NAME: "The Players' Union",
    OPERATOR_ADDRESS: 'C:\\Street # 1',
    SMTP_USER: '',
  }
  await file.write(values)
  expect(await file.read()).toEqual(values)
  await writeFile(join(folder, '.env.upper-123'), 'OWN=1')
  await file.write({ SMTP_PORT: '465' })
  expect(parseEnv(await readFile(join(folder, '.env.upper-123'), 'utf8'))).toEqual({
    OWN: '1',
    SMTP_PORT: '465',
  })
  await rm(folder, { recursive: true })
})

test.each(['both \' and "', 'a line\nbreak', "a backslash\\ and '", 'at the end\\'])(
  '%j is refused, since it would be read otherwise',
  value => {
    expect(() => withValues('', { MAIL_FROM: value })).toThrow('MAIL_FROM cannot be written')
  },
)

test('every parameter has a default of its type, and no secret is among them', () => {
  const defaults = parameterDefaults()
  expect(defaults).toMatchObject({ PUBLIC_ORIGIN: '', SMTP_PORT: '587', APP_CHECK_REQUIRED: 'false' })
  expect(Object.keys(defaults).filter(name => /SECRET|TOKEN|PASSWORD|PRIVATE|API_KEY/.test(name))).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a full disk leaves the file as it was, and is told in a sentence',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-parameters-'))
    const file = parameterFile(folder, 'upper-123')
    await file.write({ SMTP_PORT: '587' })
    await symlink('/dev/full', join(folder, '.env.upper-123.unfinished'))
    const error: unknown = await file.write({ SMTP_PORT: '465' }).catch((refused: unknown) => refused)
    expect(problemSentence(error)).toContain('The disk is full')
    expect(problemSentence(new SuppressedError(new Error('while cleaning up'), error))).toContain(
      'disk is full',
    )
    expect(await file.read()).toEqual({ SMTP_PORT: '587' })
    await file.write({ SMTP_PORT: '465' })
    expect(await file.read()).toEqual({ SMTP_PORT: '465' })
    await rm(folder, { recursive: true })
  },
)

test('a file that cannot be read is not taken for a missing one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-parameters-'))
  await mkdir(join(folder, '.env.upper-123'))
  await expect(parameterFile(folder, 'upper-123').read()).rejects.toThrow('EISDIR')
  await rm(folder, { recursive: true })
})
