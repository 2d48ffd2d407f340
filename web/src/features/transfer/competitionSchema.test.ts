import { readFile, writeFile } from 'node:fs/promises'
import { competitionFile, competitionSchemaPath } from '@upper-bracket/shared/transfer/competitionFile'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const path = new URL(`../../../public${competitionSchemaPath}`, import.meta.url)

test('the published schema is that of the files; `WRITE_SCHEMA=1` writes it', async () => {
  const title = 'A competition of Upper Bracket'
  const schema = { ...z.toJSONSchema(competitionFile, { io: 'input' }), title }
  if (process.env['WRITE_SCHEMA']) await writeFile(path, JSON.stringify(schema, null, 2))
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)))
})
