import { createHash } from 'node:crypto'

/**
 * Makes a page import its routes one by one before the entry. React Router imports them statically, so that if one
 * fails, no code of the page runs. With this change the router finds that a route has no code, and shows its error
 * page.
 *
 * @throws Error if React Router renders pages in an unknown form
 */
export function withSettledRoutes(html: string): string {
  const modules = new Map(
    [...html.matchAll(routeImport)].map(([, name = '', address = '']) => [name, address]),
  )
  const [whole, list] = routeModules.exec(html) ?? []
  if (whole === undefined || list === undefined || modules.size === 0)
    throw new Error(
      'React Router no longer imports the routes of a page as web/plugin/pageScripts.ts expects',
    )
  const entries = [...list.matchAll(/("[^"]+"):(\w+)/g)].map(
    ([, id = '', name = '']) => `[${id},()=>import(${JSON.stringify(modules.get(name))})]`,
  )
  const settled = `const modules=window.__reactRouterRouteModules={};await Promise.allSettled([${entries.join(',')}].map(async([id,load])=>{modules[id]=await load()}));`
  return html.replaceAll(routeImport, '').replace(whole, () => settled)
}

const routeImport = /import \* as (route\d+) from "([^"]+)";\n?/g
const routeModules = /window\.__reactRouterRouteModules = \{(.*?)\};/

interface MovedScript {
  /** The file name in `assets`, derived from the digest of the code. */
  readonly name: string
  readonly code: string
}

/**
 * Moves inline scripts that the content security policy does not allow by hash into files, and returns the page and
 * these scripts. Scripts that change with each build (they contain chunk names) or with a dependency then run without
 * 'unsafe-inline'. Scripts allowed by hash stay inline and need no request before the first paint.
 */
export function withoutInlineScripts(
  html: string,
  policy: string,
): { readonly html: string; readonly moved: readonly MovedScript[] } {
  const moved: MovedScript[] = []
  const replaced = html.replaceAll(inlineScript, (whole, attributes: string, code: string) => {
    if (isData(attributes)) return whole
    const digest = createHash('sha256').update(code)
    const isModule = attributes.includes('type="module"')
    // The policy's hashes cover only classic scripts, because modules contain chunk names and change with each build.
    if (!isModule && policy.includes(`'sha256-${digest.copy().digest('base64')}'`)) return whole
    const name = `inline-${digest.digest('hex').slice(0, 16)}.js`
    moved.push({ name, code })
    // React would mistake an async script with an address for one that it has inserted itself, and would not find its
    // own.
    return `<script${attributes.replace(/ async(="")?/, '')} src="/assets/${name}"></script>`
  })
  return { html: replaced, moved }
}

const inlineScript = /<script((?:(?! src=)[^>])*)>([\s\S]+?)<\/script>/g

/** Whether a script contains data such as JSON, which browsers do not run. */
function isData(attributes: string): boolean {
  const [, type = 'module'] = /type="([^"]*)"/.exec(attributes) ?? []
  return type !== 'module' && type !== 'text/javascript'
}

/**
 * Makes a page run the largest chunks as soon as they have loaded, each in a task of its own. Run together with their
 * importers, they would block a phone for longer at a time.
 */
export function withLargeChunksFirst(html: string): string {
  // React ignores async scripts that it has not rendered.
  return html.replaceAll(largePreload, '<script type="module" async src="$1"></script>')
}

const largePreload = /<link rel="modulepreload" href="(\/assets\/(?:libraries|query|data)-[\w-]+\.js)"\/>/g
