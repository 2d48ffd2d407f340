import { readFile, writeFile } from 'node:fs/promises'
import { competitionFile, competitionSchemaPath } from '@upper-bracket/shared/transfer/competitionFile'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const path = new URL(`../../../public${competitionSchemaPath}`, import.meta.url)

test('the published schema is that of the files; `WRITE_SCHEMA=1` writes it', async () => {
  const title = 'A competition of Upper Bracket'
  const schema = { ...z.toJSONSchema(competitionFile, { io: 'input' }), title }
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (process.env['WRITE_SCHEMA']) await writeFile(path, text)
  expect(await readFile(path, 'utf8')).toBe(text)
})
