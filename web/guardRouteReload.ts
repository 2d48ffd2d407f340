import type { Plugin } from 'vite'

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * React Router reloads the page whenever the code of a route cannot be fetched: at the address that one is leaving,
 * also offline, again and again. The built page treats it like any other lost chunk (`platform/builds/lostChunk`), and
 * shows an error where a reload does not help. The build fails if React Router has changed there.
 */
export function guardRouteReload(): Plugin {
  let found = false
  return {
    name: 'guard-route-reload',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.m?js$/.test(id) || !reload.test(code)) return null
      found = true
      return {
        code: code.replace(
          reload,
          `window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));\nthrow error;`,
        ),
        map: null,
      }
    },
    buildEnd() {
      if (!found && this.environment.name === 'client')
        this.error('React Router no longer reloads the page in routeModules.js: see web/guardRouteReload.ts')
    },
  }
}
