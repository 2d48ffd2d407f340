import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { finishBuild } from './finishBuild.ts'

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** Builds the pages in the form that Hosting serves. README.md explains each part. */
export function pages(): Plugin {
  let isGuarded = false
  return {
    name: 'upper-bracket-pages',
    apply: 'build',
    /** Prevents React Router from reloading the page when the code of a route cannot be fetched. */
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.m?js$/.test(id) || !reload.test(code)) return null
      isGuarded = true
      return {
        code: code.replace(
          reload,
          `window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));\nthrow error;`,
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
          await finishBuild(resolve(config.root, client.config.build.outDir), process.env)
      },
    },
  }
}
