import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@upper-bracket/shared/profile/profile'
import { addressIn, translatedPages } from './src/platform/addresses/translatedPages.ts'
import type { LatestBuild } from './src/platform/builds/buildMeta.ts'
import { type PagePayload, payloadName } from './src/platform/builds/pagePayload.ts'
import { payloadIn } from './src/platform/builds/payloadScript.ts'
import { headOf } from './writePageHeads.ts'

/**
 * Completes the payload of every prerendered page, which came from rendering with its texts alone, and writes it to
 * `_payload.json` beside the page as well, for those who come to it from another one.
 */
export async function writePayloads(client: string, origin: string): Promise<void> {
  const { id }: LatestBuild = JSON.parse(await readFile(join(client, 'builds/latest.json'), 'utf8'))
  for (const page of translatedPages) {
    for (const language of languages) {
      const folder = join(client, addressIn(language, page))
      const document = join(folder, 'index.html')
      const { payload, replaced } = payloadIn(await readFile(document, 'utf8'))
      const { title: _, ...head } = headOf(page, language, origin)
      const complete: PagePayload = { build: id, language, head, texts: payload.texts ?? {} }
      await writeFile(document, replaced(complete))
      await writeFile(join(folder, payloadName), JSON.stringify(complete))
    }
  }
}
