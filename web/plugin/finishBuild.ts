import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'
import { hrefs } from '../src/platform/addresses/hrefs.ts'
import { addressIn } from '@upper-bracket/shared/preview/translatedAddresses'
import { prerenderedPages } from '../src/platform/addresses/translatedPages.ts'
import { buildMetaName, type LatestBuild } from '../src/platform/builds/buildMeta.ts'
import { type PagePayload, payloadName } from '../src/platform/builds/pagePayload.ts'
import { payloadIn } from '../src/platform/builds/payloadScript.ts'
import { buildEmbed } from './buildEmbed.ts'
import { buildMetaOf } from './buildMetaOf.ts'
import { type ChunkManifest, withCodeLast } from './chunkManifest.ts'
import { keepPreviousAssets } from './keepPreviousAssets.ts'
import { headOf, pageHead, prerenderedAddresses, sitemap } from './pageHeads.ts'
import { pageOrigin } from './pageOrigin.ts'
import { withLargeChunksFirst, withoutInlineScripts, withSettledRoutes } from './pageScripts.ts'
import { fontsOf, shells } from './shells.ts'

/** The home page, for the function that serves it. */
const homeShell = (language: Language) =>
  `shells/home${language === defaultLanguage ? '' : `-${language}`}.html`
const fallbackPage = '__spa-fallback.html'

/** Turns the output of React Router into the files that Hosting serves. */
export async function finishBuild(
  client: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const read = (name: string) => readFile(join(client, name), 'utf8')
  const origin = await pageOrigin(env)
  const policy = await readFile(join(import.meta.dirname, '../../firebase.json'), 'utf8')
  const embed = await buildEmbed()
  for (const [name, content] of embed.assets) await writeFile(join(client, 'assets', name), content)
  const names = await readdir(client, { recursive: true })
  /** The contents of all changed or added files. */
  const files = new Map<string, string>()

  const htmlNames = names.filter(name => name.endsWith('.html'))
  for (const name of htmlNames) {
    const { html, moved } = withoutInlineScripts(withSettledRoutes(await read(name)), policy)
    for (const script of moved) files.set(`assets/${script.name}`, script.code)
    files.set(name, withLargeChunksFirst(html))
  }

  const assets = new Set([...names, ...files.keys()].flatMap(name => /^assets\/(.+)$/.exec(name)?.[1] ?? []))
  const meta = await buildMetaOf(client, [...assets], prerenderedAddresses)
  const { id, timestamp } = meta
  const appCheck = Boolean(env['VITE_APP_CHECK_SITE_KEY'])
  files.set('builds/latest.json', JSON.stringify({ id, timestamp, appCheck } satisfies LatestBuild))
  files.set(`builds/meta/${id}.json`, JSON.stringify(meta))

  for (const name of htmlNames) {
    const html = files.get(name) ?? ''
    files.set(name, html.replace('</head>', `<meta name="${buildMetaName}" content="${id}"/></head>`))
  }
  for (const page of prerenderedPages) {
    for (const language of languages) {
      const name = join('.', addressIn(language, page), 'index.html')
      const tags = pageHead(page, language, origin)
      // The encoding has to be declared within the first kilobyte.
      const html = withCodeLast((files.get(name) ?? '').replace('</title>', `</title>${tags}`))
      const { payload, replaced } = payloadIn(html)
      const { title: _, ...head } = headOf(page, language, origin)
      const complete: PagePayload = { build: id, language, head, texts: payload.texts ?? {} }
      if (page === hrefs.home()) {
        // Hosting would serve the file instead of the function that completes it.
        await rm(join(client, name))
        files.delete(name)
        files.set(homeShell(language), replaced(complete).replace('</body>', `${earlyPlace}</body>`))
      } else files.set(name, replaced(complete))
      files.set(join(dirname(name), payloadName), JSON.stringify(complete))
    }
  }

  const fallback = files.get(fallbackPage) ?? ''
  const manifest: ChunkManifest = JSON.parse(await read('.vite/manifest.json'))
  for (const [name, html] of shells(fallback, meta.routes, manifest, fontsOf([...assets])))
    files.set(`shells/${name}.html`, html)
  files.set('shells/embed.html', embed.html)
  // Hosting serves this file with status 404 if there is neither a file nor a rewrite. The page then shows the error.
  files.set('404.html', fallback)
  files.set('sitemap.xml', sitemap(origin))
  files.set('robots.txt', `${await read('robots.txt')}\nSitemap: ${origin}/sitemap.xml\n`)

  for (const [name, text] of files) {
    await mkdir(dirname(join(client, name)), { recursive: true })
    await writeFile(join(client, name), text)
  }
  await keepPreviousAssets(client, origin)
}
