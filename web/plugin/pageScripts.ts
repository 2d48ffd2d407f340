import { createHash } from 'node:crypto'

/**
 * The page, whose routes are imported one by one before the entry. React Router imports them statically, and where one
 * of them fails, nothing of the page runs; now the router itself finds that a route has no code, and shows its error page.
 *
 * @throws Error if React Router writes its pages in another way
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
  /** The name of the file in `assets`, from the digest of its code. */
  readonly name: string
  readonly code: string
}

/**
 * The page without the inline scripts that the content policy does not name by their hash, and these scripts. What
 * changes with each build (the names of chunks) or with a dependency then runs without 'unsafe-inline'. Scripts that the
 * policy names stay where they are and need no request before the first paint.
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
    // The policy's hashes cover the code of classic scripts only: modules name chunks and change with each build.
    if (!isModule && policy.includes(`'sha256-${digest.copy().digest('base64')}'`)) return whole
    const name = `inline-${digest.digest('hex').slice(0, 16)}.js`
    moved.push({ name, code })
    // React takes an async script with an address for one that it has inserted itself, and then misses its own.
    return `<script${attributes.replace(/ async(="")?/, '')} src="/assets/${name}"></script>`
  })
  return { html: replaced, moved }
}

const inlineScript = /<script((?:(?! src=)[^>])*)>([\s\S]+?)<\/script>/g

/** Whether a script is data (JSON, for example), which no browser runs. */
function isData(attributes: string): boolean {
  const [, type = 'module'] = /type="([^"]*)"/.exec(attributes) ?? []
  return type !== 'module' && type !== 'text/javascript'
}

/**
 * The page, which runs the chunk of the libraries as soon as it has loaded: together with all that imports it, it would
 * block a phone for twice as long at once.
 */
export function withLibrariesFirst(html: string): string {
  // React leaves async scripts alone that it has not drawn.
  return html.replace(librariesPreload, '<script type="module" async src="$1"></script>')
}

const librariesPreload = /<link rel="modulepreload" href="(\/assets\/libraries-[\w-]+\.js)"\/>/
