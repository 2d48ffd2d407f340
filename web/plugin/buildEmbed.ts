import { join } from 'node:path'
import { build } from 'vite'

interface BuiltEmbed {
  readonly html: string
  /** The contents of files in `assets`, by name. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>
}

/** Builds the page that other sites embed: its own entry without the router and the component library of the app. */
export async function buildEmbed(): Promise<BuiltEmbed> {
  const root = join(import.meta.dirname, '..')
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      sourcemap: true,
      // The policy of embeds allows no fonts in the style sheet.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { embed: join(root, 'src/embed/embed.html') },
        checks: { pluginTimings: false },
      },
    },
  })
  const files = (Array.isArray(built) ? built : [built]).flatMap(each =>
    'output' in each ? each.output : [],
  )
  const contentOf = (file: (typeof files)[number]) => (file.type === 'chunk' ? file.code : file.source)
  const html = files.find(({ fileName }) => fileName.endsWith('.html'))
  if (html === undefined) throw new Error('Vite has built no page of embeds')
  return {
    html: String(contentOf(html)),
    assets: new Map(
      files.flatMap(file => {
        const [, name] = /^assets\/(.+)$/.exec(file.fileName) ?? []
        return name === undefined ? [] : [[name, contentOf(file)] as const]
      }),
    ),
  }
}
