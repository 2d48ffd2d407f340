import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildEmbed } from './buildEmbed.ts'
import { finishBuild } from './finishBuild.ts'
import { prerenderPatiently } from './patientPrerendering.ts'

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** Builds the pages in the form that Hosting serves. README.md explains each part. */
export function pages(): Plugin {
  let isGuarded = false
  return {
    name: 'upper-bracket-pages',
    apply: 'build',
    config: () => prerenderPatiently(),
    /** Prevents React Router from reloading the page when the code of a route cannot be fetched. */
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.m?js$/.test(id) || !reload.test(code)) return null
      isGuarded = true
      return {
        code: code.replace(
          reload,
          `window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));\nthrow error;`,
        ),
        map: null,
      }
    },
    buildEnd() {
      if (!isGuarded && this.environment.name === 'client')
        this.error('React Router no longer reloads the page in routeModules.js: see web/plugin/plugin.ts')
    },
    buildApp: {
      // React Router prerenders the pages in the same hook.
      order: 'post',
      async handler({ config, environments: { client } }) {
        if (client !== undefined)
          await finishBuild(resolve(config.root, client.config.build.outDir), {
            ...config.env,
            ...process.env,
          })
      },
    },
  }
}

/** Lets the development server answer embeds, built again for each page. */
export function servedEmbeds(): Plugin {
  let built: ReturnType<typeof buildEmbed> | undefined
  return {
    name: 'upper-bracket-embeds',
    apply: 'serve',
    configureServer({ middlewares }) {
      const answer = async (pathname: string) => {
        const [, asset] = /^\/assets\/(.+)$/.exec(pathname) ?? []
        if (asset !== undefined) return (await built)?.assets.get(asset)
        if (!pathname.startsWith('/embed/')) return undefined
        built = buildEmbed()
        return (await built).html
      }
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        answer(pathname).then(content => {
          if (content === undefined) return next()
          const type = types.find(([ending]) => pathname.endsWith(ending))?.[1] ?? 'text/html'
          response.setHeader('Content-Type', type).end(content)
        }, next)
      })
    },
  }
}

const types = [
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
] as const

/** Serves a page with the shared components and the card of a match in its states at `/components`, for developers. */
export function servedComponents(): Plugin {
  return {
    name: 'upper-bracket-components',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/components', (request, response, next) => {
        readFile(new URL('../testing/components/components.html', import.meta.url), 'utf8')
          .then(html => server.transformIndexHtml(request.originalUrl ?? '/components', html))
          .then(html => response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    },
  }
}
