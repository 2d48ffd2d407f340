import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { parameterDefaults } from './parameterFile.ts'
import { allSecrets, isRandom, pushKey } from './plan/secrets.ts'

const text = (path: string) => readFile(join(root, path), 'utf8')
const page = await text('docs/deploying.md')

test('the page about deploying names every parameter and secret of the functions', async () => {
  const names = [...Object.keys(parameterDefaults()), ...allSecrets]
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'MAIL_SECRET']))
  expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})

test('the workflow hands on every secret that another service issues', async () => {
  const issued = allSecrets.filter(name => !isRandom(name) && name !== pushKey)
  const workflow = await text('.github/workflows/deploy.yml')
  expect(issued).toContain('SMTP_PASSWORD')
  expect(issued.filter(name => !workflow.includes(`${name}: \${{ secrets.${name} }}`))).toEqual([])
})

test('the page for those on duty says of every line that the functions log what to do about it', async () => {
  const source = await text('functions/src/platform/logs.ts')
  const messages = [...source.matchAll(/logger\.(?:info|warn|error)\(\s*'([^']+)'/g)].map(
    ([, said]) => said ?? '',
  )
  expect(messages).toHaveLength([...source.matchAll(/logger\.\w+\(/g)].length)
  const onCall = await text('docs/on-call.md')
  expect(messages.filter(said => !onCall.includes(said))).toEqual([])
})
