import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@upper-bracket/shared/profile/profile'
import { galleryPages } from '../../web/e2e/deep/support/galleryPages.ts'
import { readArguments, runCommand, withProduct } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { step } from '../progress.ts'

const folder = join(root, '.cache', 'gallery')
const idleTimeoutMs = 60 * 60_000

/**
 * Takes pictures of every page, or of the named ones, in every look and in both languages or one, and checks each
 * (`web/e2e/deep/gallery.test.ts`). Shows them next to the previous pictures in `.cache/gallery/index.html`.
 */
async function gallery(args: string[], stop: AbortSignal): Promise<number> {
  const { positionals: asked } = readArguments('gallery', args)
  if (!asked.every(each => /^[\w-]+$/.test(each))) throw new Problem(commandTable.gallery.usage)
  const inLanguages = languages.filter(each => asked.includes(each))
  const names = asked.filter(each => !languages.some(language => language === each))
  const unknown = names.filter(name => !(name in galleryPages))
  if (unknown.length > 0)
    throw new Problem(
      `The gallery has no page ${unknown.join(', ')}. Its pages: ${Object.keys(galleryPages).join(', ')}`,
    )
  if (asked.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await withProduct(async (_, { env }) => {
    const language = inLanguages.length === 0 ? '\\w+' : inLanguages.join('|')
    const page = names.length === 0 ? '[\\w-]+' : names.join('|')
    const looks = `in (${language}) (${page}) looks`
    const args = ['test', 'gallery', '--project', 'deep-e2e', '--grep', looks]
    const { code, output } = await step('Looking at the pages', () =>
      run('playwright', args, { env, abort: stop, idleTimeoutMs }),
    )
    await writeFile(join(folder, 'index.html'), await sideBySide())
    console.log(`The pictures: ${join(folder, 'index.html')}`)
    if (code !== 0) throw new Problem(output)
  }, stop)
  return 0
}

/** Returns a table with a row for each page and a column for each look. */
async function sideBySide(): Promise<string> {
  const pictures = (await readdir(folder)).filter(name => name.endsWith('.png'))
  const rows = Map.groupBy(pictures, name => name.replace(/-\d+-(ru|en)-(dark|light|spaced)\.png$/, ''))
  const row = ([name, looks]: readonly [string, readonly string[]]) =>
    `<h2>${name}</h2><div>${looks.map(look => `<a href="${look}"><img loading="lazy" alt="${look}" src="${look}"></a>`).join('')}</div>`
  return `<!doctype html><title>Gallery</title><style>
body { font-family: sans-serif; background: #777 }
div { display: flex; gap: 8px; overflow-x: auto }
img { height: 480px }
</style>${[...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(row)
    .join('\n')}`
}

await runCommand(gallery)
